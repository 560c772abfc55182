import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { array, at, record } from '../../../compiler/read/data.ts';
import { partsOf } from '../../../compiler/model/parts.ts';
import type { Source } from '../../../compiler/read/source.ts';
import { actionWords } from '../words/actions.ts';
import { conditionWords } from '../words/condition.ts';
import { deltas, type Delta } from './delta.ts';

/** A change in words. `where` is what it happened to: changes that differ only in that are told together. */
export interface Told {
  readonly what: string;
  readonly where: string;
  readonly kind: Source['kind'];
  readonly file: string;
}

/** What changed in a file, in a product manager's words. Both are the file with constants and parts of others filled in. */
export function tellFile(before: Source, after: Source, symbols: SymbolTable): Told[] {
  const where = title(after);
  const told = deltas(before.data, after.data).flatMap((delta) => {
    const what = tell(delta, after, symbols);
    return what === undefined ? [] : [{ what, where, kind: after.kind, file: after.file }];
  });
  const count = (how: Delta['how']) =>
    deltas(at(before.data, ['examples']) ?? [], at(after.data, ['examples']) ?? []).filter(
      (delta) => delta.how === how && delta.path.length === 1,
    ).length;
  const examples = [
    ['added', count('added')],
    ['removed', count('removed')],
  ] as const;
  return [
    ...told,
    ...examples
      .filter(([, number]) => number > 0)
      .map(([how, number]) => ({
        what: `${number} ${number === 1 ? 'example' : 'examples'} ${how}`,
        where,
        kind: after.kind,
        file: after.file,
      })),
  ];
}

/** A file by its name, as one would say it: the list "fuel types". */
export const title = ({ kind, id }: Source): string =>
  kind === 'site' ? 'the whole site' : `${kind === 'constants' ? 'constants' : kind} "${id.replaceAll('-', ' ')}"`;

function tell(delta: Delta, source: Source, symbols: SymbolTable): string | undefined {
  switch (source.kind) {
    case 'list':
      return inItems(delta, at(source.data, ['of']) === 'options' ? 'Option' : 'Item');
    case 'catalog':
      return inItems(delta, 'Item');
    case 'constants':
      return inConstants(delta);
    case 'form':
    case 'wizard':
      return inForm(delta, source, symbols);
    default:
      return plain(delta);
  }
}

function inItems(delta: Delta, noun: string): string | undefined {
  const {
    path: [top, item = '', ...rest],
    how,
    before,
    after,
  } = delta;
  if (unseen.includes(top ?? '')) return undefined;
  if (top !== 'items') return plain(delta);
  if (item === '') return `${noun}s in another order`;
  const label = String(at(after ?? before, ['label']) ?? item);
  if (rest.length === 0) return how === 'moved' ? `${noun}s in another order` : `${noun} "${label}" ${how}`;
  return `${noun} "${item}": ${plain({ ...delta, path: rest })}`;
}

function inConstants({ path: [, name = '', key], how, before, after }: Delta): string | undefined {
  if (key === 'source') return undefined;
  if (key === undefined) return `Constant "${name}" ${how}${how === 'added' ? `: ${show(at(after, ['value']))}` : ''}`;
  return `Constant "${name}": ${key === 'value' ? '' : `${key} `}${show(before)} → ${show(after)}`;
}

/** What only the people who keep the file read; examples are counted. */
const unseen = ['examples', 'description', 'source'];

function inForm(delta: Delta, source: Source, symbols: SymbolTable): string | undefined {
  const { path, how } = delta;
  const [top, step = '', ...inside] = path;
  if (unseen.includes(top ?? '')) return undefined;
  if (top !== 'steps') return inPart(delta, path, source.data, source, symbols);
  if (step === '' || path.length === 1) return 'Steps in another order';
  return inside.length === 0
    ? `Step "${step}" ${how}`
    : `Step "${step}": ${inPart(
        delta,
        inside,
        array(at(source.data, ['steps'])).find((one) => at(one, ['id']) === step),
        source,
        symbols,
      )}`;
}

/** In a form, or in a step of a wizard, which is `data` now. */
function inPart(
  delta: Delta,
  [part = '', name = '', ...rest]: readonly string[],
  data: unknown,
  source: Source,
  symbols: SymbolTable,
): string {
  const { how, before, after } = delta;
  const condition = (...path: string[]) => conditionWords(at(data, path), partsOf(source)[0]?.all ?? {}, symbols);
  if (part === 'when')
    return at(data, ['when']) === undefined ? 'always applies now' : `applies only when ${condition('when')}`;
  if (part === 'messages' && rest.length > 0)
    return `message of ${name} (${rest.join(' ')}) ${how === 'changed' ? `${show(before)} → ${show(after)}` : `${how}: ${show(after ?? before)}`}`;
  if (part === 'messages' && name !== '') return `messages of ${name} ${how}`;
  if (part === 'schema' && name === 'required')
    return `${rest[0] ?? array(after).join(', ')} ${how === 'removed' ? 'need not be answered any more' : 'must be answered'}`;
  if (part === 'schema' && name === 'properties') return inField(delta, rest, source);
  if (part === 'ui' && rest[0] === 'when')
    return at(data, ['ui', name, 'when']) === undefined
      ? `${name} is always asked`
      : `${name} is asked only when ${condition('ui', name, 'when')}`;
  if (part === 'ui' && name !== '') return `${name}: ${plain({ ...delta, path: rest.length > 0 ? rest : ['look'] })}`;
  if (part === 'submit' && name === 'actions')
    return `after submit it now ${actionWords(at(source.data, ['submit', 'actions'])).join('; ')}`;
  return plain({ ...delta, path: [part, name, ...rest].filter((key) => key !== '') });
}

function inField(delta: Delta, [field = '', ...rule]: readonly string[], source: Source): string {
  if (field === '') return 'fields in another order';
  const label = record(at(partsOf(source)[0]?.all[field], [])).title ?? at(delta.before, ['title']) ?? field;
  if (rule.length === 0) return `field "${String(label)}" (${field}) ${delta.how}`;
  return `field "${String(label)}": ${plain({ ...delta, path: rule })}`;
}

/** What has no words of its own: by the keys that lead there. */
function plain({ path, how, before, after }: Delta): string {
  const where = path.map((key) => key.replaceAll('-', ' ')).join(' › ') || 'everything';
  if (how === 'moved') return `${where}: in another order`;
  return how === 'changed'
    ? `${where}: ${show(before)} → ${show(after)}`
    : `${where} ${how}${typeof (after ?? before) === 'object' ? '' : `: ${show(after ?? before)}`}`;
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 90 ? `${text.slice(0, 88)}…` : text;
}

/** The same change of several files is told once. */
export function tellTogether(told: readonly Told[]): { readonly text: string; readonly files: readonly string[] }[] {
  const byChange = new Map<string, Told[]>();
  for (const one of told)
    byChange.set(`${one.kind} ${one.what}`, [...(byChange.get(`${one.kind} ${one.what}`) ?? []), one]);
  return [...byChange.values()].map((same) => {
    const [first] = same as [Told];
    const what = first.what[0]?.toUpperCase() + first.what.slice(1);
    const files = same.map(({ file }) => file);
    return {
      text:
        same.length === 1
          ? `${first.where}: ${what}`
          : `${what}, on ${same.length} ${first.kind}s (${same.map(({ where }) => where.replace(/^\w+ /, '')).join(', ')})`,
      files,
    };
  });
}
