import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { escapePattern } from '../../../src/shared/engine/format/escape.ts';
import { playsOf } from '../../support/plays/plays.ts';
import { specLines } from '../../support/spec/lines.ts';
import { covers, marksOf, type Range } from '../../support/spec/marks.ts';
import { titlesOf } from '../../support/spec/titles.ts';

const folder = 'tests/browser';

/** A test in a real browser: the lines that it names, and the texts that it looks for. */
interface Shown {
  readonly lines: readonly Range[];
  readonly words: string;
}

/** Messages that no visitor can read, with the reason. */
const neverSaid: Readonly<Record<string, string>> = {
  '5.55 Password is required': 'the check of the length runs after it and overrides it',
};

/** The examples of config that examples.spec.ts plays, and the other browser tests. */
function shown(): Shown[] {
  const { forms, wizards } = playsOf(process.cwd());
  const examples = [...forms, ...wizards].flatMap((play) =>
    play.examples.map(({ name, ...rest }) => ({ lines: marksOf(name), words: wordsIn(rest).join('\n') })),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));
  const tests = files
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .map(({ name, text }) => ({
      lines: titlesOf(name, text).flatMap(marksOf),
      // As a browser shows the text, without the escapes of TypeScript and patterns.
      words: text.replaceAll('\\', ''),
    }));
  return [...examples, ...tests];
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];

/** The quoted messages of a line. An apostrophe inside a word ends no quote. */
const quotes = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])'([^']*(?:'[a-z][^']*)*)'(?!\p{L})/gu)].map(([, words = '']) => words);

/** A message with its variable parts: N, {amount}. */
const pattern = (message: string): RegExp =>
  new RegExp(escapePattern(message).replace(/\bN\b/, '(\\d|$$\\{\\w+\\})').replace('\\{amount\\}', '[\\d,]+'), 'u');

describe('quoted messages of the specification', () => {
  const lines = specLines('.').filter(({ id }) => /^[58]\./.test(id));
  const messages = lines
    .flatMap(({ id, text }) => quotes(text).map((message) => ({ id, message })))
    .filter(({ id, message }) => !(`${id} ${message}` in neverSaid));
  const all = shown();

  it('are found', () => {
    expect(messages.length).toBeGreaterThan(90);
  });

  it.each(messages)('$id: $message', ({ id, message }) => {
    const naming = all.filter((one) => one.lines.some((range) => covers(range, id)));
    expect(
      naming.some(({ words }) => pattern(message).test(words)),
      'no browser test that names the line shows it',
    ).toBe(true);
  });
});
