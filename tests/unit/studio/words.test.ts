import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { byDayKey } from '../../../src/shared/plan/by-day.ts';
import { studioTexts } from '../../../src/studio/app/words.ts';

const contracts = ['form', 'wizard']
  .map((kind) => readFileSync(join(import.meta.dirname, `../../../schemas/${kind}.schema.json`), 'utf8'))
  .join();

/** The technical names that a form can have, such as x-list. */
const technical = [...contracts.matchAll(/"((?:x-|\$)[a-zA-Z]+)": \{/g)].map(([, name = '']) => name);

it('each technical name of a form has words in Studio', () => {
  expect(technical).toContain('x-list');
  for (const name of [...technical, byDayKey, '$constant'])
    expect(studioTexts.key(name), name).toMatch(/^[A-Z][a-z]+ ?[a-z ]*$/);
});

/** Parts of a contract, and what only its schema has. */
const inside = /^(additionalProperties|fieldUi|formSchema|pluginRule|propertyNames|wizardExample)$/;

it('each name of two words that a form or wizard can have has words in Studio', () => {
  const names = [...contracts.matchAll(/"([a-z]+[A-Z][a-zA-Z]*)": \{/g)].map(([, name = '']) => name);
  expect(names).toContain('whenHidden');
  for (const name of names.filter((one) => !inside.test(one)))
    expect(studioTexts.key(name), name).toMatch(/^[A-Z][a-z]+(?: [a-zA-Z]+)*$/);
});

it('names that are words already are shown as they are', () => {
  expect(studioTexts.key('heading')).toBe('heading');
});
