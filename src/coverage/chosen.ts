import type { Answer, Option } from '../plan/answers.ts';
import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { array, at, text } from '../compiler/read/data.ts';
import { listOf } from '../compiler/model/answer.ts';
import type { Part } from '../compiler/model/parts.ts';
import { markOf, type Unit } from './unit.ts';
import type { Notes } from './watch.ts';

/** The list whose labels are proposed while a text is typed. */
const suggestedBy = (part: Part, field: string): string | undefined => text(at(part.data, ['ui', field, 'suggest']));

/** Notes the options that an answer consists of. */
export function touchOptions(
  part: Part,
  field: string,
  answer: Answer | undefined,
  offered: readonly Option[],
  symbols: SymbolTable,
  notes: Notes,
): void {
  const given = new Set<unknown>([answer].flat());
  const suggested = itemsOf(suggestedBy(part, field), symbols).filter(({ label }) => given.has(label));
  const chosen = listOf(part.fields[field]) === undefined ? [] : offered.filter(({ value }) => given.has(value));
  for (const [list, options] of [
    [listOf(part.fields[field]), chosen],
    [suggestedBy(part, field), suggested],
  ] as const) {
    const items = itemsOf(list, symbols);
    for (const option of options) notes.marks.add(markOf(fileOf(list ?? ''), ['items', items.indexOf(option)]));
  }
}

/** The options of every list from which forms and wizards offer choices. */
export function optionUnits(parts: readonly Part[], symbols: SymbolTable): Unit[] {
  const used = new Set(
    parts.flatMap((part) =>
      Object.keys(part.fields).flatMap((field) => [listOf(part.fields[field]), suggestedBy(part, field)]),
    ),
  );
  return [...used].flatMap((list) => {
    const source = symbols.lists.get(list ?? '');
    if (!source) return [];
    return itemsOf(list, symbols).map((item, index): Unit => ({
      kind: 'option',
      source,
      path: ['items', index, 'value'],
      key: false,
      marks: [markOf(source.file, ['items', index])],
      what: `option "${item.label}" of "${source.id}"`,
      wanted: 'one who chooses it',
    }));
  });
}

const fileOf = (list: string): string => `config/lists/${list}.yaml`;

const itemsOf = (list: string | undefined, symbols: SymbolTable): readonly Option[] =>
  array(at(symbols.lists.get(list ?? '')?.data, ['items'])) as readonly Option[];
