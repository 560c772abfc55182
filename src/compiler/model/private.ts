import { UPLOAD } from '../../shared/engine/files.ts';
import { readsOf } from './expressions.ts';
import type { FieldPlan } from '../../shared/plan/form.ts';
import type { FieldModel, FieldSetModel } from './types.ts';

type PrivateKind = FieldPlan['private'];

/** The controls whose answers are private by nature. */
const personal: readonly string[] = [UPLOAD, 'signature'];

/**
 * The kind of personal data that the answer to a field is or reveals. Rows with a private part are private as a whole:
 * they are never stored on the device. Nor are the names of files, whose contents the device could not restore; nor
 * values computed from a private answer, because they may reveal it; nor signatures, unless config says so.
 */
export function privateKindOf(field: FieldModel, set: Pick<FieldSetModel, 'all' | 'source'>): PrivateKind {
  const seen = new Set<string>();
  const kindOf = (one: FieldModel): PrivateKind => {
    if (seen.has(one.name)) return undefined;
    seen.add(one.name);
    // The names of files in rows are left out of what the device keeps, and the rows are kept.
    const inner = rowFieldsOf(one)
      .map(({ ui, widget }) => ui.private ?? (widget === 'signature' ? 'contact' : undefined))
      .find((kind) => kind !== undefined && kind !== 'none');
    const own = one.ui.private ?? inner ?? (personal.includes(one.widget) ? 'contact' : undefined);
    if (own !== undefined) return own === 'none' ? undefined : own;
    const text = one.ui.computed ?? one.ui.prefill;
    for (const name of text === undefined ? [] : readsOf(text, set.source)) {
      const read = set.all.get(name);
      const kind = read && kindOf(read);
      if (kind !== undefined) return kind;
    }
    return undefined;
  };
  return kindOf(field);
}

/** The fields of its rows, and of the rows in these. */
export const rowFieldsOf = ({ rows }: FieldModel): FieldModel[] =>
  [...(rows?.fields.values() ?? [])].flatMap((inner) => [inner, ...rowFieldsOf(inner)]);
