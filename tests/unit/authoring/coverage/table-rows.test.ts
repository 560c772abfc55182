import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { measure } from '../../../../src/authoring/coverage/measure.ts';
import { siteFolder } from '../../../sites/sites.ts';
import { pagesOf } from '../../../../src/tools/cli/site/coverage/page.ts';
import { contracts } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const root = join(project, 'tests/sites/rates');
const measured = measure(compileSite(root, contracts).symbols, root);
const rows = measured.report.filter(({ kind }) => kind === 'row');

it('every row of a table counts, at its place in the file', () => {
  expect(rows.map(({ place }) => `${place.file}:${place.line}`)).toEqual([
    ...[14, 15, 16].map((line) => `config/tables/guarantors.yaml:${line}`),
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => `config/tables/loan-rates.csv:${line}`),
  ]);
});

it('a row is exercised by the examples whose answers lead to it', () => {
  const refused = ['Words that are too long', 'A name on two lines', 'Nobody vouches'];
  expect(rows.flatMap(({ what, by }) => (by.length > 0 ? [[what, by.map(({ name }) => name)]] : []))).toEqual([
    ['row 1 of "guarantors"', ['Somebody must vouch for a large loan']],
    ['row 2 of "guarantors"', refused],
    ['row 1 of "loan-rates"', ['A young person with a small loan']],
    ['row 7 of "loan-rates"', ['Somebody must vouch for a large loan']],
    ['row 8 of "loan-rates"', refused],
  ]);
});

it('a CSV file has a page of its own', () => {
  expect(pagesOf(measured).get('files/tables-loan-rates.csv.html')).toContain('row 1 of &quot;loan-rates&quot;');
});

describe('look-ups in loops', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const change = (file: string, before: string, after: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(before);
    write(file, text.replace(before, after));
  };

  it('lead to a row for each item of the list', () => {
    cpSync(siteFolder('rows'), folder, { recursive: true });
    write('config/tables/fees.yaml', fees);
    const form = 'config/forms/nominees.yaml';
    change(
      form,
      '    nominees:\n',
      '    fee: { type: number, title: Fee }\n    ask: { type: string, title: Ask }\n    nominees:\n',
    );
    change(
      form,
      '  nominees:\n    widget',
      `  fee: { computed: ${sum} }\n  ask: { when: ${nested} }\n  nominees:\n    widget`,
    );
    change(form, 'examples:\n', `examples:\n${shared}`);
    const { symbols, problems } = compileSite(folder, contracts);
    expect(problems.map(({ message }) => message)).toEqual([]);
    const all = measure(symbols, folder).report.filter(({ kind }) => kind === 'row');
    expect(all.flatMap(({ what, by }) => by.map(({ name }) => [what, name]))).toEqual([
      ['row 1 of "fees"', 'Two shares'],
      // Only the inner loop leads here: the greater of the shares, with whether the other nominee is a minor.
      ['row 4 of "fees"', 'Two shares'],
      ['row 5 of "fees"', 'Two shares'],
    ]);
  });
});

const fees = `
title: What a share costs
source: a test
validFrom: 2025-04-01
match:
  share: { type: integer, minimum: 1, maximum: 100 }
  minor: { type: boolean }
result:
  fee: { type: number }
rows:
  - [1-20, any, 1]
  - [21-50, any, 2]
  - [51-80, any, 3]
  - [81+, false, 4]
  - [81+, true, 5]
`;
const sum = `'sum(rows(nominees).filter(r, has(r.share)).map(r, rate("fees", r.share + 0, r.isMinor)))'`;
const nested = `'rows(nominees).exists(r, rows(nominees).exists(s, rate("fees", max(r.share, s.share), s.isMinor) > 2))'`;
const shared = `
  - name: Two shares
    answers: { holder: Asha, isShared: true, nominees: [{ nominee: Ravi, share: 15 }, { nominee: Meera, share: 90, isMinor: true, guardian: Ravi }] }
    does: [{ alert: 'Nominees: Ravi and Meera' }]
`;
