import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContracts } from '../../../src/compiler/check/contracts.ts';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { measure } from '../../../src/coverage/measure.ts';
import { pagesOf } from '../../../src/cli/site/coverage/page.ts';

const project = join(import.meta.dirname, '../../..');
const root = join(project, 'tests/sites/rates');
const measured = measure(compileSite(root, readContracts(project)).symbols, root);
const rows = measured.report.filter(({ kind }) => kind === 'row');

it('every row of a table counts, where it is written', () => {
  expect(rows.map(({ place }) => `${place.file}:${place.line}`)).toEqual([
    ...[14, 15, 16].map((line) => `config/tables/guarantors.yaml:${line}`),
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => `config/tables/loan-rates.csv:${line}`),
  ]);
});

it('a row is exercised by the examples whose answers come to it', () => {
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
