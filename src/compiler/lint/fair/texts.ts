import type { Place } from '../../../shared/problems/problem.ts';
import { blank, visibleWords } from '../copy/visible.ts';
import { isOwn, placeOfWords, type VisibleText } from '../copy/texts.ts';
import type { Source } from '../../read/source.ts';
import type { Wording } from './words.ts';

/** Words that a rule forbids in a text, and the reason if config excepts them. */
export interface FoundWords {
  readonly place: Place;
  readonly words: string;
  readonly reason: string | undefined;
}

/** A question, which promises nothing: Will it pay? */
const question = /[^.!?…।]*\?/gu;

/** The words of a list in a text that is written in this file. `within`: what of the text counts. */
export function forbiddenIn(
  source: Source,
  text: VisibleText,
  list: RegExp,
  { excepted }: Wording,
  within: (words: string) => string = (words) => words,
): FoundWords[] {
  if (text.value.search(list) < 0 || !isOwn(source, text.path)) return [];
  const words = visibleWords(text);
  return [...within(words).matchAll(list)].map(({ 0: found, index }) => ({
    place: placeOfWords(source, text, found, index),
    words: found,
    // Of several, the one with the most words says the most.
    reason: excepted
      .filter(({ pattern }) => blank(words, pattern)[index] === '\0')
      .sort((one, other) => other.words.length - one.words.length)[0]?.reason,
  }));
}

/** A label without its questions. */
export const withoutQuestions = (words: string): string => blank(words, question);
