import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { at, record } from '../compiler/read/data.ts';
import type { Path } from '../compiler/read/source.ts';
import type { Origins } from '../compiler/resolve/origins.ts';
import { markOf, type Mark, type Unit } from './unit.ts';

/**
 * Every constant that a form or wizard takes. It is exercised when an example comes to a field, rule, estimate, effect or
 * action that holds it; one inside a condition, when that is asked; one beside a condition, when that holds.
 * Those that pages alone take are left out: pages have no examples.
 */
export function constantUnits(symbols: SymbolTable, origins: Origins): Unit[] {
  const marks = new Map<string, Mark[]>();
  for (const source of [...symbols.forms.values(), ...symbols.wizards.values()]) {
    for (const { name, path } of origins.constantsIn(source))
      if (path[0] !== 'examples') marks.set(name, [...(marks.get(name) ?? []), ...holderMarks(source.file, path)]);
  }
  return symbols.sources
    .filter(({ kind }) => kind === 'constants')
    .flatMap((source) =>
      Object.keys(record(at(source.data, ['constants']))).flatMap((name): Unit[] => {
        const id = `${source.id}.${name}`;
        const wanted = 'one that comes to the field, rule or condition that takes it';
        return marks.has(id)
          ? [
              {
                kind: 'constant',
                source,
                path: ['constants', name],
                key: true,
                marks: marks.get(id) ?? [],
                what: `constant "${id}"`,
                wanted,
              },
            ]
          : [];
      }),
    );
}

/** What an example leaves that comes to a place: at a condition, an item of a list, a field, or the estimate. */
function holderMarks(file: string, path: Path): Mark[] {
  const condition = path.findIndex((step) => step === 'when' || step === 'choicesWhen');
  if (condition >= 0)
    return [true, false].map((way) =>
      markOf(file, path.slice(0, condition + (path[condition] === 'when' ? 1 : 2)), way),
    );
  const item = path.findIndex(
    (step, index) =>
      ['years', 'multipliers', 'effects', 'rules', 'actions'].includes(String(step)) &&
      typeof path[index + 1] === 'number',
  );
  const holder = item >= 0 ? item : path.findIndex((step) => step === 'properties' || step === 'ui');
  return [markOf(file, holder >= 0 ? path.slice(0, holder + 2) : path.slice(0, path.indexOf('estimate') + 1))];
}
