import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from './trial.ts';

/** A text of a file in `config/`, and the text that replaces it. */
type Edit = readonly [file: string, before: string, after: string];

/** Changes that a product manager makes. Some need several files. */
const changes: Readonly<Record<string, readonly Edit[]>> = {
  'a headline': [['pages/home.yaml', 'heading: ', 'heading: Today, ']],
  'a question and its answer': [
    ['lists/health-questions.yaml', 'items:\n', 'items:\n  - { question: Does it snow?, answer: Not in Mumbai. }\n'],
  ],
  'a rate': [
    [
      'constants/travel-student.yaml',
      'rate: { value: 1.8, unit: per 30 days per 12 months, source: spec 9.30 }',
      'rate: { value: 1.9, unit: per 30 days per 12 months, source: the pricing board }',
    ],
  ],
  'a city': [
    ['lists/car-cities.yaml', 'items:\n', 'items:\n  - { value: nagpur, label: Nagpur }\n'],
    ['lists/car-rtos.yaml', 'items:\n', 'items:\n  - { value: MH-31, label: MH-31, note: Nagpur, of: nagpur }\n'],
  ],
  'a maker': [
    ['lists/bike-makers.yaml', 'items:\n', 'items:\n  - { value: ather, label: Ather }\n'],
    ['lists/bike-models.yaml', 'items:\n', 'items:\n  - { value: ather-450, label: Ather 450, of: ather }\n'],
    ['lists/bike-variants.yaml', 'items:\n', 'items:\n  - { value: ather-450-x, label: 450 X, of: ather-450 }\n'],
    ['tables/bike-figures.yaml', 'rows:\n', 'rows:\n  - [ather-450, 130000, 60]\n'],
  ],
};

/**
 * After these changes, `npm run site -- accept` updates everything that must be updated: no test in TypeScript contains
 * a text or value that a product manager can change.
 */
export const managerChanges: Readonly<Record<string, (trial: Trial) => void>> = {
  [`A product manager changes ${Object.keys(changes).join(', ')} without TypeScript`]: (trial) => {
    for (const edit of Object.values(changes).flat()) make(trial, edit);
    const run = (command: string, ...prints: string[]) => trial.run({ kind: 'run', at: 'changes', command, prints });
    run('node src/tools/cli/site/bin.js accept --write', '…', 'Accepted: …');
    run('npx vitest run tests/config tests/unit/plugins --reporter=dot && echo all hold', '…', 'all hold');
  },
};

function make(trial: Trial, [name, before, after]: Edit): void {
  const file = join(trial.root, 'config', name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${name} does not contain: ${before}`);
  writeFileSync(
    file,
    text.replace(before, () => after),
  );
}
