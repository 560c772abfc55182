import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectMarks } from '../support/spec/collect.ts';
import { coverage } from '../support/spec/coverage.ts';
import { specLines } from '../support/spec/lines.ts';
import { order, parseRanges } from '../support/spec/marks.ts';

const lines = specLines('.');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|tsx?|ya?ml|json|css)$/.test(name))
    .map((name) => join(folder, name));

it('every item of tests/spec is a line with a number', () => {
  const items = filesIn('tests/spec').flatMap((file) => readFileSync(file, 'utf8').match(/^ *[-*] .*/gm) ?? []);
  expect(items).toHaveLength(lines.length);
});

it('the numbers of tests/spec are unique and in order', () => {
  expect(lines.filter(({ id }, index) => index > 0 && order(lines[index - 1]!.id, id) >= 0)).toEqual([]);
});

it('every mark in a title names a line of tests/spec', () => {
  const { unknown } = coverage(lines, collectMarks('.'));
  expect(unknown.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

it('every line that code and config cite is in tests/spec', () => {
  const cited = ['src', 'schemas', 'config', 'tests/config']
    .flatMap(filesIn)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bspec:? '?(\d+\.\d+(?:(?:, | ?[-–] ?)\d+\.\d+)*)/g)].flatMap(
        ([text, list = '']) => parseRanges(list).map((range) => ({ ...range, text: `${file}: ${text}` })),
      ),
    );
  expect(cited.length).toBeGreaterThan(300);
  expect(coverage(lines, cited).unknown.map(({ text }) => text)).toEqual([]);
});
