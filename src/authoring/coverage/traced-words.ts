import type { FormModel } from '../../compiler/model/types.ts';
import { withTexts } from '../../compiler/read/data.ts';
import type { Path } from '../../compiler/read/source.ts';
import { traceOf, type Trace } from './unit.ts';

/** Brackets that mark a trace within a text. No config contains them. */
const [openMark, closeMark] = ['\u27E6', '\u27E7'];

/**
 * A copy of a form or wizard in which each message is replaced by its trace, so that the outcome of an example shows
 * which messages the visitor read. Nothing else changes.
 */
export function withTracedWords<Source extends FormModel['source']>(
  source: Source,
  { messages, sayings }: Pick<FormModel, 'messages' | 'sayings'>,
): Source {
  const trace = (path: Path) => `${openMark}${traceOf(source.file, path)}${closeMark}`;
  const texts = new Map([
    ...[...messages, ...sayings].map(({ path }) => [path.join('/'), trace(path)] as const),
    // The text of these decides whether there is an amount, so it is kept.
    ...messages
      .filter(({ of }) => of.kind === 'amount' || of.kind === 'note')
      .map(({ path, text }) => [path.join('/'), trace(path) + text] as const),
  ]);
  return { ...source, data: withTexts(source.data, texts) };
}

/** The traces of the messages in the outcome of an example. */
export const tracesIn = (outcome: unknown): Trace[] =>
  [...JSON.stringify(outcome).matchAll(new RegExp(`${openMark}([^${closeMark}]*)${closeMark}`, 'g'))].map(
    ([, trace]) => trace ?? '',
  );
