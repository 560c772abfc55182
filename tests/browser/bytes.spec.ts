import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTooMuch, measureAtRest } from '../support/bytes/at-rest.ts';
import { isOver, measureSite } from '../support/bytes/measure.ts';
import { pagePaths } from '../support/page-paths.ts';
import { expect, test } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');

// `npm run bench bytes` prints the figures.
test('no page loads more JavaScript than its budget, at first and at rest', async () => {
  expect(measureSite(join(root, 'dist/client')).pages.filter(isOver)).toEqual([]);
  expect((await measureAtRest(root, pagePaths())).filter(isTooMuch)).toEqual([]);
});

/** The packages of the card that visitors get; tests/architecture/card.test.ts has those of the build. */
const shipped = [
  ...['react', 'react-dom', 'react-router', '@rjsf/core', '@rjsf/utils', '@rjsf/validator-ajv8', 'ajv'],
  ...['@tanstack/react-query', 'axios', 'sonner'],
];

test('the built site contains each package of the card, with its licence', () => {
  const licences = readFileSync(join(root, 'dist/client/licences.txt'), 'utf8');
  const bundled = [...licences.matchAll(/^(\S+) [\d.]+ \(/gm)].map(([, name]) => name);
  expect(bundled).toEqual(expect.arrayContaining(shipped));
});
