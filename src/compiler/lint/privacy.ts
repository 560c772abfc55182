import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

type Kind = NonNullable<FieldModel['ui']['private']>;

/** What a browser fills in of a person, by the first word of the token: https://html.spec.whatwg.org/#autofill-field */
export const filledIn: Readonly<Record<string, Kind>> = {
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
 * Checks that fields which ask how to reach a person, when they were born or how they are say so, because what they
 * hold must never lie on a disk.
 * Problem: field/no-privacy
 */
export function lintPrivacy({ source, fields }: FieldSetModel, symbols: SymbolTable): Problem[] {
  const healthWords = symbols.site?.data.copy?.healthWords ?? [];
  return [...fields.values()].flatMap((field) => {
    const kind = field.ui.private === undefined ? kindOf(field, healthWords) : undefined;
    return kind === undefined ? [] : [say.noPrivacy(placeOf(source, field.path, 'key'), field.name, kind)];
  });
}

function kindOf({ widget, schema, ui }: FieldModel, healthWords: readonly string[]): Kind | undefined {
  const filled = filledIn[ui.autocomplete?.split('-')[0] ?? ''];
  if (filled) return filled;
  if (widget === 'tel' || widget === 'email' || schema.format === 'email') return 'contact';
  const asked = schema.title?.toLowerCase() ?? '';
  return healthWords.some((word) => asked.includes(word.toLowerCase())) ? 'health' : undefined;
}
