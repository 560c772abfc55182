import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { long } from '../../support/long.ts';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' });

it.each(long)('%s is a test', (path) => {
  const pattern = new RegExp(`^${path.replace('**/', '.+/').replace(/\*$/, '[^/]+')}\\.test\\.ts$`);
  expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
});
