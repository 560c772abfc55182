import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../src/shared/problems/catalogue');

it('every problem has a factory with a unique name', async () => {
  const names = new Map<string, string[]>();
  for (const file of readdirSync(folder).filter((name) => name !== 'kit.ts')) {
    const { problems = {} } = (await import(join(folder, file))) as { problems?: object };
    for (const name of Object.keys(problems)) names.set(name, [...(names.get(name) ?? []), file]);
  }
  expect(names.size).toBeGreaterThan(200);
  expect([...names].filter(([, files]) => files.length > 1)).toEqual([]);
});
