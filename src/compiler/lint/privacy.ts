import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldPlan } from '../../shared/plan/form.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

type PrivateKind = NonNullable<FieldPlan['private']>;

/**
 * Personal data that a browser fills in, by the first word of the token: https://html.spec.whatwg.org/#autofill-field
 */
export const filledIn: Readonly<Record<string, PrivateKind>> = {
  name: 'contact',
  honorific: 'contact',
  given: 'contact',
  additional: 'contact',
  family: 'contact',
  nickname: 'contact',
  street: 'contact',
  tel: 'contact',
  email: 'contact',
  impp: 'contact',
  bday: 'birth',
};

/**
 * Checks that fields that ask for contact details, birth dates or health say so, because these answers must never be
 * stored on a disk.
 * Problem: field/no-privacy
 */
export function lintPrivacy({ source, fields }: FieldSetModel, symbols: SymbolTable): Problem[] {
  const healthWords = symbols.site?.data.copy?.healthWords ?? [];
  return [...fields.values()].flatMap((field) => {
    const kind = [undefined, 'none'].includes(field.ui.private) ? privateKind(field, healthWords) : undefined;
    return kind === undefined ? [] : [say.noPrivacy(placeOf(source, field.path, 'key'), field.name, kind)];
  });
}

function privateKind({ widget, schema, ui }: FieldModel, healthWords: readonly string[]): PrivateKind | undefined {
  const filled = filledIn[ui.autocomplete?.split('-')[0] ?? ''];
  if (filled) return filled;
  if (widget === 'tel' || widget === 'email' || schema.format === 'email') return 'contact';
  const asked = schema.title?.toLowerCase() ?? '';
  return healthWords.some((word) => asked.includes(word.toLowerCase())) ? 'health' : undefined;
}
