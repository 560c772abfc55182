import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(project, path), 'utf8');

/** The numbers of the requirements of OWASP ASVS 5.0.0, by level. */
const levels = JSON.parse(read('tests/unit/outside/asvs-5.0.0.json')) as Record<'level1' | 'level2', string[]>;
const numbers = [...levels.level1, ...levels.level2];

const documents = ['src/server/asvs.md', 'src/server/security.md'];

/** The cells of the rows of the tables that begin with a number: V6, 4.3 or 4.1.2. */
const rows = read('src/server/asvs.md')
  .split('\n')
  .filter((line) => /^\| V?\d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** The requirements of a row. */
const covered = (no: string): string[] => numbers.filter((one) => `${one}.`.startsWith(`${no.replace('V', '')}.`));

describe('the table of ASVS', () => {
  it('has exactly one line for each requirement of Level 1 and 2', () => {
    const all = rows.flatMap(([no]) => covered(no!));
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    expect(numbers.filter((one) => !all.includes(one))).toEqual([]);
    expect(rows.map(([no]) => no!).filter((no) => covered(no).length === 0)).toEqual([]);
  });

  it('says of each whether it is met, and how or why not; what is met has a place, a section or a test', () => {
    for (const [no, asks, state, how, shown, ...rest] of rows) {
      expect([no, asks !== '', how !== '', rest], no).toEqual([no, true, true, []]);
      expect(['met', 'part', 'operator', 'open', '–'], no).toContain(state);
      if (state === 'met') expect(`${how} ${shown}`, no).toMatch(/`|\]\(|there|as \d/);
    }
  });
});

it.each(documents)('%s names only files that exist, and only tests as what shows it', (document) => {
  const text = read(document);
  const code = [...text.matchAll(/`((?:\.?github|config|schemas|src|tests)\/[^`\s]*)`/g)].map(([, path]) => path!);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => join(dirname(document), path!));
  expect(code.length).toBeGreaterThan(20);
  expect([...code, ...links].filter((path) => !existsSync(join(project, path)))).toEqual([]);
  const shown = rows.flatMap(([, , , , tests = '']) => [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path!));
  expect(shown.filter((path) => !/^tests\/.*\.(?:test|spec)\.ts$/.test(path))).toEqual([]);
});
