import { describe, expect, it } from 'vitest';
import { pathsOf, readText } from './source.ts';

/** What draws the site. Numbers and texts that a manager may change are in config/. */
const drawing = /^site\/.*\.(?:tsx?|css)$/;

const signs: readonly RegExp[] = [
  // A number of the specification: max-height: 15rem; /* spec 9.11 */
  /^[^/*]*\d.*\/[/*].*\bspec \d/,
  // A number in place of a setting that config leaves out: ({ most = 3 }: OffersBlock), { most = 3 } = block
  /\b\w+ = [1-9][\d_.]*\b[^;(]*\}(?:: \w+(?:Block|Options|Plan)\b| = block\b)/,
  // A multiple of a setting: 3 * site.toasts.duration
  /\b[\d.]+ \* (?:\w+\.)*site\.\w|\bsite(?:\.\w+)+ \* [\d.]/,
  // Words for search engines or screen readers: contactType: 'customer service'
  /^\s*(?:\w*[tT]ype|\w*[lL]abel|name|title|text|words|description): '[A-Za-z]+ [a-z ]+'/,
];

const found = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => signs.some((sign) => sign.test(line)))
    .map((line) => line.trim());

describe('numbers and words that config may want to change are not in the code that draws the site', () => {
  it.each(pathsOf(drawing))('%s', (path) => expect(found(readText(path))).toEqual([]));

  it.each([
    '  max-height: 15rem; /* spec 9.11 */',
    'const wait = 250; // spec 9.11',
    '  const { most = 3, callBack, share } = block;',
    'export default function Offers({ id, most = 3 }: OffersBlock) {',
    '    duration: action && 3 * site.toasts.duration,',
    "      contactType: 'customer service',",
  ])('would be found: %s', (line) => expect(found(line)).toHaveLength(1));
});
