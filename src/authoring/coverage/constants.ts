import { formModel } from '../../compiler/model/form-model.ts';
import type { FieldSetModel, FormModel } from '../../compiler/model/types.ts';
import type { Path } from '../../compiler/read/source.ts';
import type { Origins } from '../../compiler/fill/origins.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { bothWays, traceOf, type Trace, type Unit } from './unit.ts';

/**
 * Every constant that a form or wizard uses. It is exercised when an example reaches the field, rule, estimate, effect
 * or action that uses it. A constant inside a condition is exercised when the condition is evaluated, and one beside a
 * condition when the condition holds. Constants that only pages use are left out, because pages have no examples.
 */
export function constantUnits(symbols: SymbolTable, origins: Origins): Unit[] {
  const traces = tracesByConstant(symbols, origins);
  return symbols.constants.flatMap((source) =>
    Object.keys(source.data.constants).flatMap((name): Unit[] => {
      const id = `${source.id}.${name}`;
      const found = traces.get(id);
      if (!found) return [];
      return [
        {
          kind: 'constant',
          source,
          path: ['constants', name],
          key: true,
          traces: found,
          what: `constant "${id}"`,
          wanted: 'one that comes to the field, rule or condition that takes it',
        },
      ];
    }),
  );
}

function tracesByConstant(symbols: SymbolTable, origins: Origins): ReadonlyMap<string, readonly Trace[]> {
  const traces = new Map<string, Trace[]>();
  for (const source of [...symbols.forms.values(), ...symbols.wizards.values()]) {
    const model = formModel(source);
    const holders = [...model.sets.flatMap(holdersIn), ...model.actions.map(({ path }) => path)];
    for (const { name, path } of origins.constantsIn(source)) {
      if (isUnder(path, ['examples'])) continue;
      traces.set(name, [...(traces.get(name) ?? []), ...tracesAt(path, model, holders)]);
    }
  }
  return traces;
}

/** The traces of an example that reaches a path. */
function tracesAt(path: Path, { sets, source: { file } }: FormModel, holders: readonly Path[]): Trace[] {
  const condition = sets.flatMap(({ conditions }) => conditions).find((one) => isUnder(path, one.path));
  if (condition) return bothWays(file, condition.path);
  const [holder] = holders.filter((one) => isUnder(path, one)).sort((a, b) => b.length - a.length);
  return holder ? [traceOf(file, holder)] : [];
}

/** The paths of a field set that examples reach and that can contain constants. */
const holdersIn = ({ fields, plugins, effects, conditions }: FieldSetModel): Path[] => [
  ...[...fields.values()].flatMap(({ path, uiPath, ui: { years = [] } }) => [
    path,
    uiPath,
    ...years.map((_, index) => [...uiPath, 'years', index]),
  ]),
  ...plugins.map(({ path }) => path),
  ...effects.map(({ path }) => path),
  ...conditions.filter(({ of }) => of.kind === 'multiplier').map(({ path }) => path.slice(0, -1)),
];

const isUnder = (path: Path, holder: Path): boolean => holder.every((step, index) => path[index] === step);
