import type { FormModel } from '../compiler/model/types.ts';
import type { Path } from '../compiler/read/source.ts';
import { traceOf, type Trace } from './unit.ts';

/** Around each trace, so that it is found among other words: no config has these brackets. */
const [open, close] = ['\u27E6', '\u27E7'];

/**
 * The file of a form or wizard in which each message says its own trace: what comes of an example then tells which of
 * them the visitor read. Nothing else about it changes, so visitors take the same ways.
 */
export function withTracedWords<Source extends FormModel['source']>(
  source: Source,
  { messages, sayings }: Pick<FormModel, 'messages' | 'sayings'>,
): Source {
  const texts = new Map(
    [...messages, ...sayings].map(({ path }) => [path.join('/'), `${open}${traceOf(source.file, path)}${close}`]),
  );
  return { ...source, data: withTexts(source.data, texts) };
}

/**
 * A copy of data with other texts at some places. A part that stands in several places, by `$ref`, gets a copy for
 * each.
 */
function withTexts<Data>(data: Data, texts: ReadonlyMap<string, string>): Data {
  const copy = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, index]));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, [...path, key])]));
    return texts.get(path.join('/')) ?? value;
  };
  return copy(data, []) as Data;
}

/** The traces of the messages that stand in what came of an example. */
export const tracesIn = (outcome: unknown): Trace[] =>
  [...JSON.stringify(outcome).matchAll(new RegExp(`${open}([^${close}]*)${close}`, 'g'))].map(
    ([, trace]) => trace ?? '',
  );
