import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidesOf } from './guide.ts';
import { difference } from './printed.ts';

/** Every way in which a guide can differ from the real output. Each must be found. */
describe('the output of a command is compared with the guide', () => {
  it.each([
    ['the same', ['a', 'b'], 'a\nb\n'],
    ['other times, and lines of npm', ['took 0.27 s'], '> chhatri@0.1.0 check\n\ntook 12.5 s\n'],
    ['any lines', ['a', '…', 'd'], 'a\nb\nc\nd\n'],
    ['any lines at the end', ['a', '…'], 'a\nb\n'],
    ['any text', ['… files, no problem …'], '132 files, no problem (0.3 s)\n'],
    ['colours', ['a'], '\u001b[1ma\u001b[22m\n'],
  ])('no difference: %s', (_, expected, printed) => expect(difference(expected, printed)).toBeUndefined());

  it.each([
    ['another line', ['a', 'b'], 'a\nc\n', 'The guide says: b'],
    ['a missing line', ['a', 'b'], 'a\n', 'The guide says: b'],
    ['an extra line at the end', ['a'], 'a\nb\n', 'It printed more than the guide says'],
    ['an extra line between', ['a', 'c'], 'a\nb\nc\n', 'The guide says: c'],
    ['output where none is expected', [], 'error TS2322\n', 'It printed more than the guide says'],
    ['another order', ['…', 'b', '…', 'a'], 'a\nb\n', 'The guide says: a'],
    ['a special character of patterns', ['a.c'], 'abc\n', 'The guide says: a.c'],
  ])('a difference: %s', (_, expected, printed, why) => expect(difference(expected, printed)).toContain(why));
});

describe('a guide', () => {
  const read = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'guide-'));
    try {
      writeFileSync(join(folder, 'README.md'), `## Guides\n\n### One\n\n${text}`);
      return guidesOf(folder, 'README.md')[0]!.steps;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const block = (language: string, ...lines: string[]) => `\`\`\`${language}\n${lines.join('\n')}\n\`\`\`\n`;

  it('has the file of an edit, and the line in the README', () => {
    expect(read(`In \`config/pages/home.yaml\`:\n\n${block('diff', ' a', '-b', '+c')}`)).toEqual([
      { kind: 'edit', at: 'README.md:7', file: 'config/pages/home.yaml', before: 'a\nb\n', after: 'a\nc\n' },
    ]);
  });

  it('has what is typed, pressed and shown', () => {
    expect(
      read(
        `On http://localhost:3000/Contact, put \`771\` into **Policy** and press **Submit**.\n\n${block('text', 'Enter')}`,
      ),
    ).toMatchObject([
      {
        kind: 'see',
        path: '/Contact',
        actions: [{ type: '771', into: 'Policy' }, { press: 'Submit' }],
        shows: ['Enter'],
      },
    ]);
  });

  it('splits commands', () => {
    expect(read(block('console', '$ a', 'b', '$ c'))).toMatchObject([
      { at: 'README.md:6', command: 'a', prints: ['b'] },
      { at: 'README.md:8', command: 'c', prints: [] },
    ]);
  });

  it.each([
    ['an edit without a file', block('diff', '+a'), 'README.md:5: no file is named before this block'],
    ['a page without an address', block('text', 'a'), 'README.md:5: no page is named before this block'],
    [
      'a line of a diff without its sign',
      `\`config/site.yaml\`\n${block('diff', 'a')}`,
      'README.md:6: a line of a diff begins with',
    ],
    ['output without a command', block('console', 'a'), 'README.md:5: a console block begins with "$ "'],
  ])('%s is refused', (_, text, why) => expect(() => read(text)).toThrow(why));
});
