import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { Message, MessageNode } from '../../../shared/plan/message.ts';
import { languageName, pluralForms } from '../../resolve/languages.ts';
import { parseMessage } from '../../resolve/message.ts';
import { placeInside, type Source } from '../../read/source.ts';
import type { VisibleText } from './texts.ts';

export type Plural = Extract<MessageNode, { readonly plural: string }>;

/**
 * Checks that a plural has a text for 1, and none for a category that the language does not have.
 * Problem: copy/plural
 */
export function lintPlurals(source: Source, { kind, value, path }: VisibleText, language = 'en'): Problem[] {
  if (kind !== 'message' || !value.includes('plural')) return [];
  const forms = pluralForms(language);
  return pluralsOf(parseMessage(value).message).flatMap(({ plural, options }) => {
    const keys = Object.keys(options);
    const never = keys.filter((key) => !forms.includes(key) && key !== 'other' && !key.startsWith('='));
    return [
      ...never.map((key) => say.neverPlural(placeInside(source, path, key), key, languageName(language))),
      ...(!forms.includes('one') || keys.some((key) => key === 'one' || key === '=1')
        ? []
        : [say.noSingular(placeInside(source, path, plural), plural)]),
    ];
  });
}

/** The plurals of a message, including those inside another plural or choice. */
export function pluralsOf(message: Message): Plural[] {
  if (typeof message === 'string') return [];
  return message.flatMap((node) => {
    if (typeof node === 'string' || 'arg' in node) return [];
    return [...('plural' in node ? [node] : []), ...Object.values(node.options).flatMap(pluralsOf)];
  });
}
