import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passes } from '../../src/compiler/passes.ts';

const names = passes.map(({ name }) => name);

it('the README of the compiler shows the passes of the compiler in their order', () => {
  const map = readFileSync(join(import.meta.dirname, '../../src/compiler/README.md'), 'utf8');
  expect(map).toContain(`\n${names.join(' → ')}\n`);
});

it('a pass needs only passes before it', () => {
  const late = passes.flatMap(({ name, needs }, index) =>
    needs.filter((one) => !names.slice(0, index).includes(one)).map((one) => `${name} needs ${one}`),
  );
  expect(late).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
