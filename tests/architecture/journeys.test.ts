import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { tagged } from '../browser/journeys/travelled.ts';
import { sources } from '../browser/setup/config.ts';

const folder = join(import.meta.dirname, '../browser');

it('a tag @form names a form or wizard of config', () => {
  const forms = sources.filter(({ kind }) => kind === 'form' || kind === 'wizard');
  expect(forms.map(({ file }) => basename(file, '.yaml'))).toEqual(expect.arrayContaining([...tagged]));
});

// Stored texts have random keys, and these have digits too.
it('a browser test that expects a number not to be stored looks for a whole number', () => {
  const part = /\.not\.to(?:Contain\('\d{1,7}'|Match\(\/(?:[^/\n]*\|)?\d{1,7}(?!\d))[^\n]*/g;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => (readFileSync(join(folder, name), 'utf8').match(part) ?? []).map((line) => `${name}: ${line}`));
  expect(found).toEqual([]);
});
