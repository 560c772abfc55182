import { didYouMean, nearestValue } from '../nearest.ts';
import { quote } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** A line of text with a colon is read as a key if it is not indented enough. */
const goesOn = 'A key is one word. Indent a line that continues the text above like that text, or further.';

/** Files that do not fit their contract in schemas/. */
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
    'Add them, as in a file that works.',
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
    means: 'A value has the right type, but is not valid: it is too long, too small, or has the wrong format.',
    fix: 'The problem says what fits. The editor shows it too when you point at the key.',
  },
  'schema/missing-key': {
    means: 'A required key is missing.',
    fix: 'Add it. The editor proposes the keys that are missing.',
  },
  'schema/not-allowed': {
    means: 'Only a few words are allowed here, and this is not one of them.',
    fix: 'Take one that the problem lists.',
  },
  'schema/unknown-key': {
    means: 'A key is not known at this place. Usually it is misspelt, or one level too deep or too high.',
    fix: 'Take the proposed key, or compare the indentation with a file that works.',
  },
  'schema/wrong-type': {
    means: 'A value has the wrong type, such as a text instead of a number, or a single value instead of a list.',
    fix: 'The problem says what is needed. Put a number or yes that is meant as a text in quotes.',
  },
} satisfies Explanations;
