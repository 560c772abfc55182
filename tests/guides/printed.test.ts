import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidesOf } from './guide.ts';
import { difference } from './printed.ts';

/** The ways in which a guide can say something else than what happens. Each must be found. */
describe('what a command printed is compared with what a guide says', () => {
  it.each([
    ['the same', ['a', 'b'], 'a\nb\n'],
    ['other times, and what npm says', ['took 0.27 s'], '> chhatri@0.1.0 check\n\ntook 12.5 s\n'],
    ['any lines', ['a', '…', 'd'], 'a\nb\nc\nd\n'],
    ['any lines at the end', ['a', '…'], 'a\nb\n'],
    ['any words', ['… files, no problem …'], '132 files, no problem (0.3 s)\n'],
    ['colours', ['a'], '\u001b[1ma\u001b[22m\n'],
  ])('%s are no difference', (_, said, printed) => expect(difference(said, printed)).toBeUndefined());

  it.each([
    ['another line', ['a', 'b'], 'a\nc\n', 'The guide says: b'],
    ['a line that is missing', ['a', 'b'], 'a\n', 'The guide says: b'],
    ['a line more', ['a'], 'a\nb\n', 'It goes on where the guide ends'],
    ['a line between', ['a', 'c'], 'a\nb\nc\n', 'The guide says: c'],
    ['words where nothing was said', [], 'error TS2322\n', 'It goes on where the guide ends'],
    ['another order', ['…', 'b', '…', 'a'], 'a\nb\n', 'The guide says: a'],
    ['a sign that means something to a pattern', ['a.c'], 'abc\n', 'The guide says: a.c'],
  ])('%s is one', (_, said, printed, why) => expect(difference(said, printed)).toContain(why));
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

  it("names the file of an edit, and the README's line", () => {
    expect(read(`In \`config/pages/home.yaml\`:\n\n${block('diff', ' a', '-b', '+c')}`)).toEqual([
      { kind: 'edit', at: 'README.md:7', file: 'config/pages/home.yaml', before: 'a\nb\n', after: 'a\nc\n' },
    ]);
  });

  it('says what is typed, pressed and seen', () => {
    expect(
      read(
        `On http://localhost:3000/Contact, put \`771\` into **Policy** and press **Submit**.\n\n${block('text', 'Enter')}`,
      ),
    ).toMatchObject([
      {
        kind: 'see',
        path: '/Contact',
        deeds: [{ type: '771', into: 'Policy' }, { press: 'Submit' }],
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
    ['an edit of no file', block('diff', '+a'), 'README.md:5: no file is named before this block'],
    ['a page without an address', block('text', 'a'), 'README.md:5: no page is named before this block'],
    [
      'a line of a diff without its sign',
      `\`config/site.yaml\`\n${block('diff', 'a')}`,
      'README.md:6: a line of a diff begins with',
    ],
    ['output without a command', block('console', 'a'), 'README.md:5: a console block begins with "$ "'],
  ])('%s is refused', (_, text, why) => expect(() => read(text)).toThrow(why));
});
