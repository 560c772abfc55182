import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from '../../support/counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('a browser test that is skipped is named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const specs = [spec('a', 'expected'), spec('b', 'unexpected'), spec('c', 'skipped')];
  const file = report('browser.json', { suites: [{ title: 'login.spec.ts', specs }] });
  expect(playwrightCounts(file)).toEqual({ passed: 1, failed: 1, skipped: ['login.spec.ts › c'] });
});

it('a unit test that is skipped is named', () => {
  const test = (fullName: string, status: string) => ({ fullName, status });
  const assertionResults = [test('a', 'passed'), test('b', 'pending'), test('c', 'failed'), test('d', 'todo')];
  const file = report('unit.json', { testResults: [{ assertionResults }] });
  expect(vitestCounts(file)).toEqual({ passed: 1, failed: 1, skipped: ['b', 'd'] });
});
