import type { Origins } from '../../compiler/fill/origins.ts';
import type { FieldModel } from '../../compiler/model/types.ts';
import { writtenPath } from '../../compiler/read/source.ts';
import { isLongList } from '../../compiler/resolve/long-lists.ts';
import { optionsOf, type SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Answer, Option } from '../../shared/plan/answers.ts';
import { traceOf, type Unit } from './unit.ts';
import type { Recorder } from './watch.ts';

/** Records the options in an answer. `offered`: the visitor's choices. */
export function recordOptions(
  field: FieldModel,
  answer: Answer | undefined,
  offered: readonly Option[],
  symbols: SymbolTable,
  recorder: Recorder,
): void {
  const given = new Set<unknown>([answer].flat());
  const chosen = field.list === undefined ? [] : offered.filter(({ value }) => given.has(value));
  const suggested = optionsOf(field.suggest, symbols).filter(({ label }) => given.has(label));
  for (const [list = '', options] of [
    [field.list, chosen],
    [field.suggest, suggested],
  ] as const) {
    const all = optionsOf(list, symbols);
    for (const option of options) recorder.traces.add(traceOf(list, ['items', all.indexOf(option)]));
  }
}

/** The options of every list from which these fields offer choices or suggestions. */
export function optionUnits(fields: readonly FieldModel[], symbols: SymbolTable, origins: Origins): Unit[] {
  const lists = new Set(fields.flatMap(({ list, suggest }) => [list, suggest]));
  return [...lists].flatMap((list) => {
    const source = symbols.lists.get(list ?? '');
    // A list can have 20,000 options, too many for an example each.
    if (!source || isLongList(source.id, symbols)) return [];
    return optionsOf(list, symbols).map((option, index): Unit => ({
      kind: 'option',
      ...origins.of(source.file, writtenPath(source, ['items', index, 'value'])),
      key: false,
      traces: [traceOf(source.id, ['items', index])],
      what: `option "${option.label}" of "${source.id}"`,
      wanted: 'one who chooses it',
    }));
  });
}
