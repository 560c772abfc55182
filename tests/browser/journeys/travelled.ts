import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeys } from './products.ts';

const folder = join(import.meta.dirname, '..');

/** The forms that a browser test tagged `@journey` says it submits: `tag: ['@journey', '@form:login']`. */
export const tagged: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/'@journey', '@form:([\w-]+)'/g)])
  .map(([, form]) => form!);

/** The forms and wizards that `npm test` submits in a browser, by name. It plays the examples of every other one. */
export const travelled: ReadonlySet<string> = new Set([
  ...tagged,
  ...journeys.flatMap(({ screens }) => screens.map(({ form }) => form)),
]);
