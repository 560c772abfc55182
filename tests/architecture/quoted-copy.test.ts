import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from '../browser/setup/config.ts';
import { copyOf, quotedCopy } from '../support/quoted-copy.ts';
import { specLines } from '../support/spec/lines.ts';

const folder = 'tests/browser';

describe('browser tests read the words of config', () => {
  const spec = specLines('.')
    .map(({ text }) => text)
    .join('\n');
  const copy = sources.flatMap(({ data }) => copyOf(data)).join('\n');

  it('and quote only those that the specification fixes: read others with setup/config.ts', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const found = files.flatMap((name) =>
      quotedCopy(readFileSync(join(folder, name), 'utf8'), copy, spec).map(
        ({ line, text }) => `${folder}/${name}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('words of config in a test', () => {
  const copy = copyOf({
    heading: 'What is a **home** insurance?',
    examples: [{ name: 'A visitor in a great hurry' }],
    messages: { age: 'The gap of 2 sons should be 18 years or above.' },
  }).join('\n');
  const found = (source: string, spec = '') => quotedCopy(source, copy, spec);

  it.each(["say('What is a home insurance?')", 'say(/^What is a home/)', 'say(`is a home insurance?${x}`)'])(
    'are found: %s',
    (source) => {
      expect(found(source)).toHaveLength(1);
    },
  );

  it.each(["say('A visitor in a great hurry')", "say('home insurance')", "say('What is a house insurance?')"])(
    'are no others: %s',
    (source) => {
      expect(found(source)).toEqual([]);
    },
  );

  it('may be quoted where the specification does', () => {
    const source = "\nsay('The gap of 2 sons should be 18 years or above.')";
    expect(found(source)).toEqual([{ line: 2, text: 'The gap of 2 sons should be 18 years or above.' }]);
    expect(found(source, "'The gap of N sons should be 18 years or above'")).toEqual([]);
  });
});
