import { didYouMean, nearestValue } from '../nearest.ts';
import { quote } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** A line of words with a colon in it is taken for a key where it is not indented enough. */
const goesOn = 'A key is one word. A line that goes on with the text above is indented like that text, or further.';

/** What a file says, held against its contract in schemas/. */
export const problems = {
  unknownKey: problem('schema/unknown-key', (key: string, known: Iterable<string>, elsewhere?: string) => [
    `"${key}" is not known here.`,
    elsewhere ?? (/\s/.test(key) ? goesOn : didYouMean(key, known)),
  ]),
  missingKey: problem('schema/missing-key', (key: string, what: string) => [`"${key}" is missing.`, what]),
  missingKeys: problem('schema/missing-key', (keys: readonly string[]) => [
    `${keys
      .slice(0, -1)
      .map((key) => `"${key}"`)
      .join(', ')} and "${keys.at(-1) ?? ''}" are missing.`,
    'Add them, as they stand in a file that works.',
  ]),
  wrongType: problem('schema/wrong-type', (is: string, wanted: string, fix: string) => [
    `This is ${is}; it must be ${wanted}.`,
    fix,
  ]),
  notAllowed: problem('schema/not-allowed', (typed: unknown, allowed: readonly unknown[]) => [
    `${quote(typed)} is not allowed here.`,
    nearestValue(typed, allowed),
  ]),
  badValue: problem('schema/bad-value', (why: string, fix?: string) => [`This ${why}.`, fix ?? '']),
};

export const explanations = {
  'schema/bad-value': {
    means:
      'A value has the right type and still does not fit: it is too long, too small, or not written as it must be here.',
    fix: 'The problem says what fits. The editor shows it too when you point at the key.',
  },
  'schema/missing-key': {
    means: 'A key that is needed here is missing.',
    fix: 'Add it. The editor proposes the keys that are missing.',
  },
  'schema/not-allowed': {
    means: 'Only a few words are allowed here, and this is none of them.',
    fix: 'Take one of those that the problem lists.',
  },
  'schema/unknown-key': {
    means: 'A key is not known at this place. Mostly it is misspelt, or stands one level too deep or too high.',
    fix: 'Take the key that is proposed, or compare the indentation with a file that works.',
  },
  'schema/wrong-type': {
    means: 'A text stands where a number is needed, a single value where a list is, or the like.',
    fix: 'The problem says what is needed. A number or yes that is meant as a text stands in quotes.',
  },
} satisfies Explanations;
