import type { ConfigPlace } from '../../app/config-place.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { useStudio } from '../../app/useStudio.ts';
import { insightTexts } from './words.ts';

/** How many visitors came to a page or step and went on, or read a message. */
export function Insights({ file, path }: ConfigPlace) {
  const { version } = useStudio();
  const { answer } = useAnswer('insights', isCounted(file) ? { file, path } : undefined, { version, pause: 400 });
  if (!answer || answer.state === 'nothing') return null;
  const { state, said, from, to, why } = answer;
  return (
    <section className="insights" aria-label={insightTexts.title}>
      <h3>{insightTexts.title}</h3>
      {state === 'known' ? (
        <>
          {said.map((sentence) => (
            <p key={sentence}>{insightTexts.sentence(sentence)}</p>
          ))}
          <p className="quiet">{insightTexts.span(from!, to!)}</p>
        </>
      ) : (
        <p className="quiet">{why === undefined ? insightTexts.none : insightTexts.unreadable(why)}</p>
      )}
    </section>
  );
}

/** Files with something that is counted. */
const isCounted = (file: string): boolean => /^config\/(?:pages|forms|wizards)\//.test(file);
