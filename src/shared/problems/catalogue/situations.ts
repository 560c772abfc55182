import { didYouMean, nearest } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** An item whose answer is missing. */
export interface Silent {
  readonly id: string;
  readonly name: string;
}

/** Situations, and the answers of catalog items to them. */
export const problems = {
  noAnswer: problem('situation/no-answer', (situation: string, silent: readonly Silent[]) => [
    `"${situation}" has no answer for ${silent.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    "Add { of: …, says: 'yes', 'no' or when, because: the clause in plain words, and states or source } for each.",
  ]),
  answersTwice: problem('situation/answers-twice', (item: string, situation: string) => [
    `"${situation}" already has an answer for "${item}".`,
    'Keep one of the two answers, or name another item.',
  ]),
  unknownAnswerer: problem(
    'situation/unknown-item',
    (typed: string, known: readonly string[], catalog: string | undefined) => [
      catalog === undefined
        ? `No item that answers here is called "${typed}".`
        : `"${typed}" of the catalog "${catalog}" does not answer here: answeredBy leaves it out.`,
      catalog === undefined ? didYouMean(typed, known) : 'Delete the answer, or let answeredBy name the item too.',
    ],
  ),
  statesNoSuch: problem('situation/nobody', (key: string, catalog: string, known: readonly string[]) => [
    `No item of the catalog "${catalog}" has "${key}".`,
    didYouMean(key, known),
  ]),
  nobodyStates: problem('situation/nobody', (key: string, value: string, known: readonly string[]) => [
    `No item has ${key}: ${value}.`,
    didYouMean(value, known),
  ]),
  nobodyAnswers: problem('situation/nobody', (catalog: string) => [
    `No item of the catalog "${catalog}" has all of this.`,
    'Write fewer conditions under only, so that some item is left.',
  ]),
  restsOnNothing: problem('situation/no-source', (item: string) => [
    `The answer for "${item}" has no source.`,
    'Add states with the words of the item, or source with the name of a law or a rule.',
  ]),
  unknownSource: problem('situation/unknown-source', (typed: string, known: readonly string[]) => [
    `No source of this file is called "${typed}".`,
    known.length === 0 ? 'Add it under sources, at the top of the file.' : didYouMean(typed, known),
  ]),
  unusedSource: problem('situation/unused-source', (name: string) => [
    `No answer uses the source "${name}".`,
    'Name it, or delete it.',
  ]),
  notStated: problem('situation/not-stated', (words: string, item: string, known: readonly string[]) => [
    `${item} does not state "${words}".`,
    nearest(words, known) === undefined
      ? `It states: ${known.join('; ')}.`
      : `Did you mean "${nearest(words, known)}"?`,
  ]),
  contradicts: problem('situation/contradiction', (words: string, item: string) => [
    `The answer is yes, and ${item} states "${words}" among what it leaves out.`,
    'Change the answer, or use other words as its source.',
  ]),
};

export const explanations = {
  'situation/answers-twice': {
    means: 'A situation has two answers for one item, so a visitor would read both.',
    fix: 'Keep one of them, or name the item that the other belongs to.',
  },
  'situation/contradiction': {
    means: 'An answer is yes, but its source is words with which the item excludes something.',
    fix: 'Change the answer to no or when, or use other words of the item as its source.',
  },
  'situation/no-answer': {
    means: 'A situation has no answer for some of the items that answeredBy names. Visitors would not see them there.',
    fix: 'Add an answer for each item that is named.',
  },
  'situation/no-source': {
    means: 'An answer has no source: neither words of the item nor a law or a rule.',
    fix: 'Copy the words from the catalog into states, or name one of the sources of the file.',
  },
  'situation/nobody': {
    means: 'An entry of answeredBy fits no item, so it would bring no answers.',
    fix: 'Take the proposed name or value; the catalog has those that exist.',
  },
  'situation/not-stated': {
    means:
      'The source of an answer is words that the item does not have exactly. Usually the catalog was changed since, and the answer may be wrong now.',
    fix: 'Read the item again, correct the answer, and copy the exact words from the catalog.',
  },
  'situation/unknown-item': {
    means: 'An answer names an item that does not exist, or that answeredBy leaves out.',
    fix: 'Take the proposed name, or let answeredBy name the item too.',
  },
  'situation/unknown-source': {
    means: 'An answer names a source that the file does not have.',
    fix: 'Take the proposed name, or add the source at the top of the file.',
  },
  'situation/unused-source': {
    means: 'A source is at the top of the file, but no answer names it.',
    fix: 'Name it in the answers that use it, or delete it.',
  },
} satisfies Explanations;
