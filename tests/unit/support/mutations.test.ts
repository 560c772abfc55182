import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seed } from '../../support/seed.ts';
import { runEdits, runMutations } from '../../support/mutations/run.ts';
import { isUnseen } from '../../support/mutations/verdict.ts';

const project = join(import.meta.dirname, '../../..');

/**
 * A few edits, the same each time. `npm run bench mutations` runs this with many, in parts, and reads the result from a
 * file; it lists undetected edits itself.
 */
const { MUTATIONS_PART = '0', MUTATIONS_PARTS = '1', MUTATIONS_OUT, COUNT = '16' } = process.env;

it(`every edit of config is detected: SEED=${seed}`, async () => {
  const tried = await runMutations(project, {
    seed,
    count: Number(COUNT),
    part: Number(MUTATIONS_PART),
    of: Number(MUTATIONS_PARTS),
  });
  if (MUTATIONS_OUT) return writeFileSync(MUTATIONS_OUT, JSON.stringify(tried));
  expect(tried.filter(isUnseen)).toEqual([]);
}, 3_600_000);

/** Edits that were once hard to detect, and one for each other check. */
const edits = [
  [
    'drawn',
    'labels swapped',
    'lists/car-models.yaml',
    'label: A4, of: audi }\n  - { value: audi-a6, label: A6',
    'label: A6, of: audi }\n  - { value: audi-a6, label: A4',
  ],
  ['drawn', 'digits of a premium swapped', 'catalog/term-plans.yaml', 'premium: 4199', 'premium: 4919'],
  ['test', 'a bound raised by one', 'constants/health.yaml', 'value: 100', 'value: 101'],
  ['caught', 'a privacy dropped', 'forms/lead.yaml', 'private: contact', 'readOnly: false'],
  ['caught', 'the retention multiplied', 'site.yaml', 'retention: 365', 'retention: 3650'],
  ['caught', 'a limit multiplied', 'site.yaml', 'all: { leads: 3000,', 'all: { leads: 3000000,'],
  ['caught', 'the limit of a phone multiplied', 'site.yaml', 'phone: { leads: 5,', 'phone: { leads: 5000,'],
  ['drawn', 'the retention written wrong', 'site.yaml', 'retention: 365', 'retention: 635'],
  [
    'drawn',
    'a privacy dropped in a wizard',
    'wizards/health.yaml',
    'widget: select, private: birth, width',
    'widget: select, width',
  ],
  ['drawn', 'a longer text let in', 'wizards/home-lead.yaml', 'cap: 12', 'cap: 21'],
  ['drawn', 'a tile for three adults', 'lists/quote-tiles-life.yaml', 'adults: 2', 'adults: 3'],
  ['drawn', 'a word for search engines', 'pages/saral.yaml', 'limited or single premium', 'limited or single monsoon'],
  ['drawn', 'the sample for a policy that cannot be loaded', 'catalog/policies.yaml', 'premium: 899', 'premium: 8990'],
  ['example', 'a daughter left out of a rule', 'wizards/health.yaml', 'daughterSelected, elders', 'elders'],
  ['example', 'an alert where none is expected', 'wizards/bike.yaml', 'refusal: silent', '# no refusal'],
  [
    'caught',
    'a label that is always another',
    'wizards/bike.yaml',
    'relabel: { when: { isNewBike: { const: true } }',
    'relabel: { when: { anyOf: [{ isNewBike: { const: true } }, { not: { isNewBike: { const: true } } }] }',
  ],
  ['test', 'a value renamed', 'lists/educations.yaml', 'value: ', 'value: former-'],
  [
    'caught',
    'a multiplier that always applies',
    'forms/travel-individual.yaml',
    'when: { preExistingIllness: { const: true } }',
    'when: { anyOf: [{ preExistingIllness: { const: true } }, { not: { preExistingIllness: { const: true } } }] }',
  ],
  ['no effect', 'a comment', 'lists/genders.yaml', 'of: options', 'of: options # all'],
  [
    'no effect',
    'keys in another order',
    'catalog/policies.yaml',
    'premium: 499\n    coverage: 50000',
    'coverage: 50000\n    premium: 499',
  ],
] as const;

it.skipIf(MUTATIONS_OUT)('each of these edits is detected by the right check', async () => {
  const tried = await runEdits(
    project,
    edits.map(([, kind, file, replace, by]) => ({ kind, file: `config/${file}`, replace, by })),
  );
  expect(tried.map(({ end, operator }) => `${operator}: ${end}`)).toEqual(
    edits.map(([end, kind]) => `${kind}: ${end}`),
  );
});
