import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

test('no page loads more JavaScript than its budget', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bytes.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});

/** The packages of the card that visitors get; tests/architecture/card.test.ts has those of the build. */
const shipped = [
  ...['react', 'react-dom', 'react-router', '@rjsf/core', '@rjsf/utils', '@rjsf/validator-ajv8', 'ajv'],
  ...['@tanstack/react-query', 'axios', 'sonner'],
];

test('what visitors get holds each package of the card, with its licence', () => {
  const licences = readFileSync(join(import.meta.dirname, '../../dist/client/licences.txt'), 'utf8');
  const bundled = [...licences.matchAll(/^(\S+) [\d.]+ \(/gm)].map(([, name]) => name);
  expect(bundled).toEqual(expect.arrayContaining(shipped));
});
