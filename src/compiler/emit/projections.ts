import { join } from 'node:path';
import type { FieldSetPlan } from '../../shared/plan/form.ts';
import type { Compiled } from '../compile/form.ts';
import { answersCode, type Code } from '../expression/emit.ts';

/** Code of what works out projections. `told`: code of the context; `named`: the code for rows of tables. */
export function projectionsCode(
  { projections = [] }: Compiled<FieldSetPlan>,
  told: string,
  named: (rows: string) => string,
): string[] {
  if (projections.length === 0) return [];
  const one = (code: Code) => answersCode(code, named);
  const each = projections.map(({ field, values, columns, unit, reads }) => {
    const steps = values.map(([value, start, step]) => `[${JSON.stringify(value)}, ${one(start)}, ${one(step)}]`);
    const parts = `values: [${steps.join(', ')}], columns: [${columns.map(([code, name]) => `[${[one(code), ...(name === undefined ? [] : [JSON.stringify(name)])].join(', ')}]`).join(', ')}], unit: ${unit}${reads ? `, reads: ${JSON.stringify(reads)}` : ''}`;
    return `${JSON.stringify(field)}: projecting({ ${parts} }, ${told})`;
  });
  return [`projections: { ${each.join(', ')} }`];
}

/** Only forms with a projection import the code that works it out. */
export const projectionImport = (sets: readonly Compiled<FieldSetPlan>[], src: string): string[] =>
  sets.some(({ projections, rows = {} }) => projections ?? Object.values(rows).some((row) => row.projections))
    ? [`import { projecting, projectedIn } from ${JSON.stringify(join(src, 'shared/engine/projection.ts'))};`]
    : [];
