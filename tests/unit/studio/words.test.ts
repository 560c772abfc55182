import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { byDayKey } from '../../../src/shared/plan/by-day.ts';
import { studioTexts } from '../../../src/studio/app/words.ts';

const contract = readFileSync(join(import.meta.dirname, '../../../schemas/form.schema.json'), 'utf8');

/** The technical names that a form can have, such as x-list. */
const technical = [...contract.matchAll(/"((?:x-|\$)[a-zA-Z]+)": \{/g)].map(([, name = '']) => name);

it('each technical name of a form has words in Studio', () => {
  expect(technical).toContain('x-list');
  for (const name of [...technical, byDayKey, '$constant'])
    expect(studioTexts.key(name), name).toMatch(/^[A-Z][a-z]+ ?[a-z ]*$/);
});

it('names that are words already are shown as they are', () => {
  expect(studioTexts.key('heading')).toBe('heading');
});
