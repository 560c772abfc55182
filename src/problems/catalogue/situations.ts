import { didYouMean, nearest } from '../nearest.ts';
import type { Place } from '../problem.ts';
import { problem, type Explanations } from './kit.ts';

/** An item whose answer is missing. */
interface Silent {
  readonly id: string;
  readonly name: string;
}

/** Situations, and what items of catalogs answer to them. */
export const problems = {
  noAnswer: (place: Place, situation: string, silent: readonly Silent[]) =>
    problem(
      'situation/no-answer',
      place,
      `"${situation}" has no answer of ${silent.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
      "Add { of: …, says: 'yes', 'no' or when, because: the clause in plain words, and states or source } for each.",
    ),
  answersTwice: (place: Place, item: string, situation: string) =>
    problem(
      'situation/answers-twice',
      place,
      `"${item}" answers "${situation}" already.`,
      'Keep one of the two answers, or name another item.',
    ),
  unknownAnswerer: (place: Place, typed: string, known: readonly string[], catalog: string | undefined) =>
    problem(
      'situation/unknown-item',
      place,
      catalog === undefined
        ? `No item that answers here is called "${typed}".`
        : `"${typed}" of the catalog "${catalog}" does not answer here: answeredBy leaves it out.`,
      catalog === undefined ? didYouMean(typed, known) : 'Delete the answer, or let answeredBy name the item too.',
    ),
  statesNoSuch: (place: Place, key: string, catalog: string, known: readonly string[]) =>
    problem(
      'situation/nobody',
      place,
      `Items of the catalog "${catalog}" state nothing called "${key}".`,
      didYouMean(key, known),
    ),
  nobodyStates: (place: Place, key: string, value: string, known: readonly string[]) =>
    problem('situation/nobody', place, `No item has ${key}: ${value}.`, didYouMean(value, known)),
  nobodyAnswers: (place: Place, catalog: string) =>
    problem(
      'situation/nobody',
      place,
      `No item of the catalog "${catalog}" states all of this.`,
      'Ask for less under only, so that some item is left.',
    ),
  restsOnNothing: (place: Place, item: string) =>
    problem(
      'situation/no-source',
      place,
      `The answer of "${item}" rests on nothing.`,
      'Add states with the words of the item, or source with the name of a law or a rule.',
    ),
  unknownSource: (place: Place, typed: string, known: readonly string[]) =>
    problem(
      'situation/unknown-source',
      place,
      `No source of this file is called "${typed}".`,
      known.length === 0 ? 'Add it under sources, at the top of the file.' : didYouMean(typed, known),
    ),
  unusedSource: (place: Place, name: string) =>
    problem('situation/unused-source', place, `No answer rests on the source "${name}".`, 'Name it, or delete it.'),
  notStated: (place: Place, words: string, item: string, known: readonly string[]) =>
    problem(
      'situation/not-stated',
      place,
      `${item} does not state "${words}".`,
      nearest(words, known) === undefined
        ? `It states: ${known.join('; ')}.`
        : `Did you mean "${nearest(words, known)}"?`,
    ),
  contradicts: (place: Place, words: string, item: string) =>
    problem(
      'situation/contradiction',
      place,
      `The answer is yes, and ${item} states "${words}" among what it leaves out.`,
      'Change the answer, or let it rest on other words.',
    ),
};

export const explanations = {
  'situation/answers-twice': {
    means: 'One item answers the same situation twice, so a visitor would read two answers of it.',
    fix: 'Keep one of them, or name the item that the other is of.',
  },
  'situation/contradiction': {
    means: 'An answer is yes, and rests on words by which the item leaves something out.',
    fix: 'Change the answer to no or when, or let it rest on other words of the item.',
  },
  'situation/no-answer': {
    means:
      'Some items that answer the situations of this list (answeredBy) have no answer to one of them. Visitors would miss them without a word.',
    fix: 'Add an answer for each item that is named.',
  },
  'situation/no-source': {
    means: 'An answer says neither by which words of the item it holds nor by which law or rule.',
    fix: 'Copy the words from the catalog into states, or name one of the sources of the file.',
  },
  'situation/nobody': {
    means: 'An entry of answeredBy finds no item, so nobody of it would answer.',
    fix: 'Take the name or value that is proposed; the catalog has those that exist.',
  },
  'situation/not-stated': {
    means:
      'An answer rests on words that the item does not state, letter by letter. Mostly the catalog was changed since, and the answer may be wrong now.',
    fix: 'Read the item again, put the answer right, and copy the words as they stand in the catalog.',
  },
  'situation/unknown-item': {
    means: 'An answer is of an item that does not exist, or that answeredBy leaves out.',
    fix: 'Take the name that is proposed, or let answeredBy name the item too.',
  },
  'situation/unknown-source': {
    means: 'An answer names a source that the file does not have.',
    fix: 'Take the name that is proposed, or add the source at the top of the file.',
  },
  'situation/unused-source': {
    means: 'A source stands at the top of the file, and no answer names it.',
    fix: 'Name it in the answers that rest on it, or delete it.',
  },
} satisfies Explanations;
