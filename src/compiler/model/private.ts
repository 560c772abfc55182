import { UPLOAD } from '../../shared/engine/files.ts';
import { readsOf } from './expressions.ts';
import type { FieldModel, FieldSetModel } from './types.ts';

type Kind = FieldModel['ui']['private'];

/**
 * The personal data that the answer to a field is or tells. Rows in which something is private are private as a whole:
 * nothing of them is written to the device. Nor are the names of files, whose contents the device would not bring back;
 * nor what is worked out from a private answer, because it may tell that answer.
 */
export function privateKindOf(field: FieldModel, set: Pick<FieldSetModel, 'all' | 'source'>): Kind {
  const seen = new Set<string>();
  const kindOf = (one: FieldModel): Kind => {
    if (seen.has(one.name)) return undefined;
    seen.add(one.name);
    const inner = [...(one.rows?.fields.values() ?? [])].find(({ ui }) => ui.private)?.ui.private;
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
