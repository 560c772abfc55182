import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidesOf, type Guide } from './guide.ts';
import { edited } from './trial.ts';

const project = process.cwd();

/** The guides that each README must have. */
const required: Readonly<Record<string, readonly string[]>> = {
  'config/README.md': [
    'Change a text in five minutes',
    'Add a field with its message',
    'Ask with another control',
    'Work something out: totals, ages, limits',
    'Fill in what another answer says',
    'Ask for as many as there are',
    'Ask the same for each item of a list',
    'Add a page',
    'Add a photograph',
    'Add a wizard step that only some see',
    'End a wizard for those whom you cannot serve',
    'Change a rate',
    'Look a value up in a table',
    'Offer plans with their premiums',
    'Let visitors keep plans, and ask about them',
    'Say what a plan pays in a situation',
    'Fold what is long on a phone',
    'Let visitors sort a list of plans',
    'Change something on a day to come',
    'Ask for leads on another page',
    'Let a wizard send its answers',
    'Ask for a file',
    'Take over a form from another tool',
    'Put steps in another order',
    'Take a change back',
  ],
  '.github/CONTRIBUTING.md': [
    'Add a block',
    'Add a control',
    'Use a widget that was written for rjsf',
    'Add a plug-in',
  ],
  'tests/README.md': ['Test one file', 'Accept a new snapshot', 'Read the coverage'],
};

/** Commands that may change files. */
const writes = /accept|--write|rename|import|migrate|git |npm run (types|new)|site -- (?:new|translate write)/;

/** Makes the edits of a guide without its commands, up to the first command that may change files. */
function edit({ steps }: Guide): void {
  const texts = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'run' && writes.test(step.command)) return;
    if (step.kind === 'write') texts.set(step.file, step.text);
    if (step.kind !== 'edit') continue;
    const text = texts.get(step.file) ?? readFileSync(join(project, step.file), 'utf8');
    texts.set(step.file, edited(step, text));
  }
}

describe.each(Object.entries(required))('%s', (readme, titles) => {
  const guides = guidesOf(project, readme);

  it('has its guides', () => expect(guides.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles])));

  it.each(guides)('$title: its edits match the files', edit);
});
