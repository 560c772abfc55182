import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OwnRequestsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { OwnAnswer, OwnRequest } from '../../../shared/plan/lead.ts';
import { useSite } from '../../render/context.tsx';
import { dayOf } from '../../render/dayOf.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import css from './view.module.css';

/** What the server has of a request. */
export function Shown({ block, own }: { block: OwnRequestsBlock; own: OwnRequest }) {
  const { language } = useSite().site;
  const on = (time: string) => ({ date: dayOf(Date.parse(time), language) });
  const { answers, files, consent, withdrawn, corrected, receivers, isWaiting } = own;
  return (
    <>
      <p className="small">{formatMessage(block.sentOn, on(own.at))}</p>
      {block.correct && corrected !== undefined && (
        <p className="small">{formatMessage(block.correct.correctedOn, on(corrected))}</p>
      )}
      {withdrawn !== undefined && <p>{formatMessage(block.withdrawnOn, on(withdrawn))}</p>}
      <Heading level={3}>{block.answers}</Heading>
      <dl className={css.rows}>
        {answers.map((answer) => (
          <div key={answer.field}>
            <dt>{answer.question}</dt>
            <dd>{printedAnswer(answer, block)}</dd>
          </div>
        ))}
        {files.length > 0 && (
          <div>
            <dt>{block.files}</dt>
            <dd>{files.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
      </dl>
      {consent && (
        <>
          <Heading level={3}>{block.consent}</Heading>
          {consent.words?.split('\n').map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          <p className="small">
            {formatMessage(block.agreedOn, { ...on(consent.at), version: consent.version.slice(0, 8) })}
          </p>
        </>
      )}
      <Heading level={3}>{block.receivers}</Heading>
      {receivers.length > 0 && (
        <ul>
          {receivers.map(({ name, at }) => (
            <li key={name}>{formatMessage(block.receiver, { name, ...on(at) })}</li>
          ))}
        </ul>
      )}
      {receivers.length === 0 && !isWaiting && <p>{block.nobody}</p>}
      {isWaiting && <p>{block.waiting}</p>}
    </>
  );
}

function printedAnswer(
  { value, answer }: OwnAnswer,
  { ticked, unticked }: Pick<OwnRequestsBlock, 'ticked' | 'unticked'>,
): string {
  if (answer !== undefined) return answer;
  if (typeof value === 'boolean') return value ? ticked : unticked;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
