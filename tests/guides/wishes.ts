import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from './trial.ts';

/** A text of a file of `config/`, and what it becomes. */
type Edit = readonly [file: string, before: string, after: string];

/** What a product manager may change, in a few files where they belong together. */
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
 * After each of these changes `npm run site -- accept` takes over everything that is to be taken over: no test in
 * TypeScript holds what a product manager may change.
 */
export const wishes: Readonly<Record<string, (trial: Trial) => void>> = Object.fromEntries(
  Object.entries(changes).map(([wish, edits]) => [
    `A product manager changes ${wish}, and needs no TypeScript`,
    (trial) => grant(trial, wish, edits),
  ]),
);

function grant(trial: Trial, wish: string, edits: readonly Edit[]): void {
  for (const [name, before, after] of edits) {
    const file = join(trial.root, 'config', name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${name} does not say: ${before}`);
    writeFileSync(
      file,
      text.replace(before, () => after),
    );
  }
  const run = (command: string, ...prints: string[]) => trial.run({ kind: 'run', at: wish, command, prints });
  run('node src/tools/cli/site/bin.js accept --write', '…', 'Accepted: …');
  run('npx vitest run tests/config tests/unit/plugins --reporter=dot && echo all hold', '…', 'all hold');
}
