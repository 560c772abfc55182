import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('every list in changes/ is used', () => {
  const cases = import.meta.dirname;
  const files = readdirSync(cases, { recursive: true, encoding: 'utf8' });
  const lists = readdirSync(join(cases, 'changes'));
  const texts = files
    .filter((file) => /(^|\/)(change\.yaml|committed|changes\/[^/]*)$/.test(file))
    .map((file) => readFileSync(join(cases, file), 'utf8'));
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/^- use: (.*)$/gm)].map(([, name]) => `${name}.yaml`)),
  );
  expect(lists.sort()).toEqual([...used].sort());
});
