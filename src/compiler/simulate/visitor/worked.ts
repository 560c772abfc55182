import { present } from '../../../shared/engine/answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Work } from '../../../shared/plan/work.ts';
import { PROJECTION, readsOf, readsOfProjection } from '../../model/expressions.ts';
import { formModel, setsOf } from '../../model/form-model.ts';
import type { FieldSetModel } from '../../model/types.ts';
import { workOf } from './modules.ts';

/** The answers with the values that a form computes. `needed`: only these fields; by default all. */
export function workedBy({ work }: { readonly work?: Work }, needed?: ReadonlySet<string>) {
  const worked = work && needed ? workOf(work, needed) : work;
  return (answers: Answers): Answers => present(worked ? worked(answers, undefined, (same) => same) : answers);
}

/**
 * The fields that some fields depend on: those that their expressions and projections name, and those that decide
 * whether they are shown. A visitor who is tried a thousand times needs no other value of the form.
 */
export function neededFor(names: readonly string[], set: FieldSetModel): ReadonlySet<string> {
  const conditions = setsOf(formModel(set.source)).flatMap((one) => one.conditions);
  const needed = new Set<string>();
  const visit = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    const field = set.all.get(name);
    const texts = [field?.ui.computed, field?.ui.prefill].filter((text) => text !== undefined);
    const reads = [
      ...texts.flatMap((text) => readsOf(text, set.source)),
      ...(field?.widget === PROJECTION ? readsOfProjection(field, set) : []),
      ...conditions.flatMap(({ of, reads: read }) =>
        'field' in of && of.field === name ? read.map((one) => one.field) : [],
      ),
    ];
    for (const read of reads) visit(read);
  };
  for (const name of names) visit(name);
  return needed;
}
