import { expect, it } from 'vitest';
import { branchName, commitMessage } from '../../../../src/authoring/changes/message.ts';

const changed = (title: string, ...changes: string[]) => ({ title, how: 'changed' as const, changes });

it('a single short change is the whole message', () => {
  const files = [changed('Page "home"', 'title: "Home" → "House"')];
  expect(commitMessage(files)).toBe('Page "home": title: "Home" → "House"\n');
  expect(branchName(files)).toBe('studio/change-page-home');
});

it('for several changes, the first line names the files, and a list in short lines follows', () => {
  const files = [
    changed('Page "home"', 'Blocks › hero › heading: "Hello" → "Good day", which is a rather long text for one line'),
    { title: 'Form "callback"', how: 'added' as const, changes: ['added'] },
  ];
  expect(commitMessage(files)).toBe(`Change Page "home" and Form "callback"

- Page "home": Blocks › hero › heading: "Hello" → "Good day", which is a
  rather long text for one line
- Form "callback" added
`);
});

it('for many files, some are only counted', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    title: `Page "number ${index}"`,
    how: 'removed' as const,
    changes: ['removed'],
  }));
  const [first] = commitMessage(files).split('\n');
  expect(first).toBe('Remove Page "number 0", Page "number 1", Page "number 2" and 9 more');
  expect(branchName(files)).toBe('studio/remove-page-number-0-and-page-number-1');
});

it('no line is longer than 72 characters, except for a longer word', () => {
  const long = 'x'.repeat(90);
  const files = [changed(`Page "${long}"`, `title: ${'many words '.repeat(20)}`)];
  for (const line of commitMessage(files).split('\n')) if (!line.includes(long)) expect(line.length).toBeLessThan(73);
});
