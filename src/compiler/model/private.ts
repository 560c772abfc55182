import { UPLOAD } from '../../shared/engine/files.ts';
import { readsOf } from './expressions.ts';
import type { FieldModel, FieldSetModel } from './types.ts';

type PrivateKind = FieldModel['ui']['private'];

/**
 * The kind of personal data that the answer to a field is or reveals. Rows with a private part are private as a whole:
 * they are never stored on the device. Nor are the names of files, whose contents the device could not restore; nor
 * values computed from a private answer, because they may reveal it.
 */
export function privateKindOf(field: FieldModel, set: Pick<FieldSetModel, 'all' | 'source'>): PrivateKind {
  const seen = new Set<string>();
  const kindOf = (one: FieldModel): PrivateKind => {
    if (seen.has(one.name)) return undefined;
    seen.add(one.name);
    const inner = rowFieldsOf(one).find(({ ui }) => ui.private)?.ui.private;
    const own = one.ui.private ?? inner ?? (one.widget === UPLOAD ? 'contact' : undefined);
    if (own !== undefined) return own;
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
