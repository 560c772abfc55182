import { Fault } from '../../app/kit/Fault.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { reviewTexts } from './words.ts';

/** What the changes do to visitors who are under way when they are published. */
export function UnderWay({ changesKey }: { readonly changesKey: string }) {
  const { answer, error } = useAnswer('underWay', {}, { version: changesKey });
  return (
    <section aria-labelledby="review-under-way">
      <h3 id="review-under-way">{reviewTexts.underWay}</h3>
      <p className="quiet">{reviewTexts.underWayHelp}</p>
      <p role="status">
        {answer
          ? answer.forms.length === 0 && reviewTexts.nobodyUnderWay
          : error === undefined && reviewTexts.underWaySoon}
      </p>
      <Fault why={error} className="fault said" />
      {answer?.forms.map(({ title, sentences }) => (
        <article key={title} aria-label={title} className="changed-file">
          <h4>{title}</h4>
          <ul className="list">
            {sentences.map(({ text, more }) => (
              <li key={text}>
                <div className="review-change">
                  <p>{text}</p>
                  {more.length > 0 && (
                    <ul>
                      {more.map((one) => (
                        <li key={one}>{one}</li>
                      ))}
                    </ul>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
