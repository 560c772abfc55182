import type { Message } from '../../shared/plan/message.ts';
import { linksIn, plainText } from '../../shared/engine/format/rich.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { pluralsOf } from '../lint/copy/plurals.ts';
import { placeOf } from '../read/source.ts';
import { languageName, pluralForms } from '../resolve/languages.ts';
import { parseMessage } from '../resolve/message.ts';
import type { Translated } from './translations.ts';
import { hasMarkup, type Word } from './words.ts';

/**
 * Compares the values and links of a translation with those of its words.
 * Problem: translation/value
 */
export function lintValues({ source, path, word, text }: Translated): Problem[] {
  const place = () => placeOf(source, path);
  const error = word.kind === 'message' ? parseMessage(text).error : undefined;
  if (error) return [say.brokenTranslation(place(), error.why)];
  const [before, now] = [word.value, text].map((value) => fixedParts({ ...word, value }));
  const [lost, invented] = [without(before!, now!), without(now!, before!)];
  return [
    ...(lost.length > 0 ? [say.lostValue(place(), lost, word.value)] : []),
    ...(invented.length > 0 ? [say.inventedValue(place(), invented, word.value)] : []),
  ];
}

/**
 * Finds curly quotes around a whole translation, whose words have none: they were meant to be those of YAML.
 * Problem: translation/value
 */
export function lintQuotes({ source, path, word, text }: Translated): Problem[] {
  const around = /^([“‘„«])(.*)([”’“»])$/su;
  const [, open, , close] = around.exec(text) ?? [];
  return open === undefined || close === undefined || around.test(word.value) || /^["'].*["']$/s.test(word.value)
    ? []
    : [say.quotedTranslation(placeOf(source, path), `${open}…${close}`)];
}

/**
 * Compares the plurals of a translation with the plural forms of its language.
 * Problem: translation/plural
 */
export function lintForms({ source, path, word, text }: Translated, code: string): Problem[] {
  if (word.kind !== 'message' || !text.includes('plural')) return [];
  const forms = pluralForms(code);
  const language = languageName(code);
  return pluralsOf(parseMessage(text).message).flatMap(({ plural, options }) => {
    const keys = Object.keys(options).filter((key) => !key.startsWith('='));
    const isOne = (form: string) => form === 'one' && Object.hasOwn(options, '=1');
    const missing = forms.filter((form) => !keys.includes(form) && !isOne(form));
    const never = keys.filter((key) => key !== 'other' && !forms.includes(key));
    return [
      ...missing.map((form) => say.noPluralForm(placeOf(source, path), form, plural, language)),
      ...never.map((form) => say.neverPluralForm(placeOf(source, path), form, plural, language)),
    ];
  });
}

/** Some words, as their contract describes them. */
type AnyWords = Pick<Word, 'kind' | 'isRich' | 'value'>;

/** The parts of some words that are the same in every language: values in braces, and addresses of links. */
function fixedParts(words: AnyWords): string[] {
  const { kind, value } = words;
  const links = hasMarkup(words) ? linksIn(value).map(({ href }) => `(${href})`) : [];
  if (kind === 'message') return [...parseMessage(value).values.map((name) => `{${name}}`), ...links];
  return [...new Set(value.match(/\{\w[\w.]*\}/g)), ...links];
}

/** The parts of one list that the other lacks, with repetitions. */
function without(parts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return parts.filter((part) => {
    const index = left.indexOf(part);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The words of a text that a visitor reads, without values, addresses and syntax, each value as a blank. */
export function readableWords(words: AnyWords): string {
  const plain = hasMarkup(words) ? plainText(words.value) : words.value;
  return words.kind === 'message' ? literals(parseMessage(plain).message) : plain.replaceAll(/\{\w[\w.]*\}/g, ' ');
}

const literals = (message: Message): string =>
  typeof message === 'string'
    ? message
    : message
        .map((node) => {
          if (typeof node === 'string') return node;
          return 'arg' in node ? ' ' : ` ${Object.values(node.options).map(literals).join(' ')} `;
        })
        .join('');
