import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printProblem } from '../../../../src/shared/problems/print.ts';
import type { Problem } from '../../../../src/shared/problems/problem.ts';
import { site, siteWith, startSite } from './site.ts';

const project = join(import.meta.dirname, '../../../..');
const sound = join(project, 'tests/cases/problems/_base');
const broken = mkdtempSync(join(tmpdir(), 'check-'));
cpSync(sound, broken, { recursive: true });
writeFileSync(join(broken, 'config/lists/colours.yaml'), 'of: optoins\nitems:\n  - { value: red, label: Red }\n');
afterAll(() => rmSync(broken, { recursive: true }));

const check = (root: string, ...options: string[]) => site(root, 'check', ...options);

describe('npm run check', () => {
  it('prints the number of files if there is no problem', async () => {
    const { out, ...rest } = await check(sound);
    expect(rest).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^8 config files, no problem \(\d+\.\d\d s\)\n$/);
  });

  it('finds the same problems with the cache of the previous run', async () => {
    const apart = () => siteWith({}, broken, 'check', '--json');
    const [first, second] = [await apart(), await apart()];
    expect(second).toEqual(first);
    expect(second.code).toBe(1);
  });

  it('with --watch checks again when a file changes', async () => {
    const root = mkdtempSync(join(tmpdir(), 'watch-'));
    cpSync(sound, root, { recursive: true });
    const { printed, stop } = startSite(root, 'check', '--watch');
    await printed('no problem');
    cpSync(join(broken, 'config/lists/colours.yaml'), join(root, 'config/lists/colours.yaml'));
    await printed('1 problem in 1 file');
    cpSync(join(sound, 'config/lists/colours.yaml'), join(root, 'config/lists/colours.yaml'));
    await printed('no problem');
    expect(await stop()).toBe(0);
    rmSync(root, { recursive: true });
  });

  it('finds the same in a folder with a relative path', async () => {
    const near = relative(project, broken);
    expect(near).toMatch(/^\.\./);
    expect((await check(near, '--json')).out).toBe((await check(broken, '--json')).out);
    expect((await check(relative(project, sound))).out).toContain('8 config files, no problem');
  });

  it('with --watch goes on while config/ is missing, and prints one line of JSON for each check', async () => {
    const root = mkdtempSync(join(tmpdir(), 'gone-'));
    cpSync(sound, root, { recursive: true });
    const { printed, stop } = startSite(root, 'check', '--watch', '--json');
    await printed('[]\n');
    rmSync(join(root, 'config'), { recursive: true });
    await printed('"code":"file/missing"');
    cpSync(sound, root, { recursive: true });
    await printed('[]\n');
    expect(await stop()).toBe(0);
    rmSync(root, { recursive: true });
  });

  it('prints every problem with its place, without colours if there is no terminal, and fails', async () => {
    const { code, out, err } = await check(broken);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^config\/lists\/colours\.yaml:1:5 {2}schema\/not-allowed\n {2}"optoins" is not allowed here\. Did you mean "options"\?\n/,
    );
    expect(err).toMatch(/\n\n1 problem in 1 file \(\d+\.\d\d s\)\n$/);
    expect(err).not.toContain('\u001b');
  });

  it('with --json prints problems as JSON, and an empty array if there are none', async () => {
    const [bad, good] = await Promise.all([check(broken, '--json'), check(sound, '--json')]);
    expect({ ...good, out: JSON.parse(good.out) as unknown }).toEqual({ code: 0, out: [], err: '' });
    expect({ code: bad.code, err: bad.err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(bad.out)).toEqual([
      {
        code: 'schema/not-allowed',
        place: { file: 'config/lists/colours.yaml', line: 1, column: 5, length: 7, excerpt: 'of: optoins' },
        message: '"optoins" is not allowed here.',
        fix: 'Did you mean "options"?',
      },
    ]);
  });

  it('refuses an unknown option', async () => {
    expect(await check(sound, '--jsn')).toEqual({
      code: 2,
      out: '',
      err: 'There is no option --jsn. Did you mean "--json"?\nUsage: npm run site -- check [--watch] [--json]\n',
    });
  });
});

describe('a printed problem', () => {
  const problem = (excerpt: string, column: number, length: number): Problem => ({
    code: 'file/empty',
    message: 'Wrong.',
    fix: '',
    place: { file: 'x.yaml', line: 7, column, length, excerpt },
  });

  it('marks the place, in a long line too', () => {
    expect(printProblem(problem('of: optoins', 5, 7))).toBe(
      'x.yaml:7:5  file/empty\n  Wrong.\n  7 | of: optoins\n          ^^^^^^^',
    );
    const [, , line = '', marks = ''] = printProblem(problem(`${'-'.repeat(200)}here${'-'.repeat(200)}`, 201, 4)).split(
      '\n',
    );
    expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('here');
  });

  it('can style each of its parts', () => {
    const paint = {
      place: (text: string) => `<p>${text}`,
      code: (text: string) => `<c>${text}`,
      fix: (text: string) => `<f>${text}`,
      frame: (text: string) => `<l>${text}`,
      marks: (text: string) => `<m>${text}`,
    };
    expect(printProblem({ ...problem('of: x', 5, 1), fix: 'Do.' }, paint)).toBe(
      '<p>x.yaml:7:5  <c>file/empty\n  Wrong. <f>Do.\n<l>  7 | of: x\n          <m>^',
    );
  });

  it('contains no control characters', () => {
    expect(printProblem(problem('a: \u001b[31mred\u202e', 4, 3))).not.toMatch(/[\u001b\u202e]/);
  });
});
