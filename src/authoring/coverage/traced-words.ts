import type { FormModel } from '../../compiler/model/types.ts';
import { withTexts } from '../../compiler/read/data.ts';
import type { Path } from '../../compiler/read/source.ts';
import { traceOf, type Trace } from './unit.ts';

/** Brackets around each trace, so that it can be found among other words. No config contains them. */
const [open, close] = ['\u27E6', '\u27E7'];

/**
 * A copy of a form or wizard in which each message shows its own trace. The outcome of an example then tells which
 * messages the visitor read. Everything else is the same, so visitors go the same ways.
 */
export function withTracedWords<Source extends FormModel['source']>(
  source: Source,
  { messages, sayings }: Pick<FormModel, 'messages' | 'sayings'>,
): Source {
  const trace = (path: Path) => `${open}${traceOf(source.file, path)}${close}`;
  const texts = new Map([
    ...[...messages, ...sayings].map(({ path }) => [path.join('/'), trace(path)] as const),
    // What these print decides whether there is an amount.
    ...messages
      .filter(({ of }) => of.kind === 'amount' || of.kind === 'note')
      .map(({ path, text }) => [path.join('/'), trace(path) + text] as const),
  ]);
  return { ...source, data: withTexts(source.data, texts) };
}

/** The traces of the messages in the outcome of an example. */
export const tracesIn = (outcome: unknown): Trace[] =>
  [...JSON.stringify(outcome).matchAll(new RegExp(`${open}([^${close}]*)${close}`, 'g'))].map(
    ([, trace]) => trace ?? '',
  );
