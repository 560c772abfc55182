import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

test('no page loads more JavaScript than its budget', () => {
  test.setTimeout(120_000);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bytes.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});
