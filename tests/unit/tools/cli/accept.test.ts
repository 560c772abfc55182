import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { missedWords } from '../../../../src/authoring/changes/browser-words.ts';
import { withOutcomes } from '../../../../src/authoring/changes/with-outcomes.ts';
import type { Difference } from '../../../../src/compiler/simulate/examples.ts';
import { parse } from 'yaml';
import { site } from './site.ts';

const sound = join(import.meta.dirname, '../../../cases/problems/_base');
const root = mkdtempSync(join(tmpdir(), 'accept-'));
const file = join(root, 'config/forms/ask.yaml');
const text = () => readFileSync(file, 'utf8');

beforeEach(() => cpSync(sound, root, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a form whose message differs from its examples. */
function changeWords(): string {
  const changed = text()
    .replace("'You asked for {colour}.'", "'{colour}: noted, thank you.'")
    .concat('  - name: nothing # only the button\n    errors: { colour: Choose one }\n');
  writeFileSync(file, changed);
  return changed;
}

describe('npm run site -- accept', () => {
  it('reports nothing to do if every example passes', async () => {
    expect(await site(root, 'accept')).toEqual({ code: 0, out: 'Every example matches.\n', err: '' });
  });

  it('prints the differences without a terminal, and changes nothing', async () => {
    const before = changeWords();
    const { code, out, err } = await site(root, 'accept');
    expect({ code, printed: out + err }).toMatchObject({ code: 1 });
    expect(out + err).toContain('- "You asked for Red."\n    + "Red: noted, thank you."');
    expect(out + err).toContain('- "Choose one"\n    + "Choose a colour"');
    expect(text()).toBe(before);
  });

  it('accepts the new outcomes, and keeps every other character; then check finds no problem', async () => {
    const before = changeWords();
    expect((await site(root, 'accept', '--write')).code).toBe(0);
    expect(text()).toBe(
      before
        .replace('alert: You asked for Red.', "alert: 'Red: noted, thank you.'")
        .replace('{ colour: Choose one }', '{ colour: Choose a colour }'),
    );
    expect((await site(root, 'check')).code).toBe(0);
  });

  it('accepts only the named examples', async () => {
    changeWords();
    expect((await site(root, 'accept', '--write', '--only', 'nothing')).code).toBe(0);
    expect(text()).toContain('colour: Choose a colour }');
    expect(text()).toContain('You asked for Red.');
    expect((await site(root, 'check')).code).toBe(1);
  });
});

describe('a question that has become required', () => {
  const before = 'required: [colour]';
  const ask = () =>
    writeFileSync(
      file,
      text()
        .replace(before, 'required: [colour, shade]')
        .replace('shade: { minLength: At least', 'shade: { required: Name a shade, minLength: At least'),
    );

  it('is shown as a lacking answer of the examples that now end with a message', async () => {
    ask();
    const { code, out, err } = await site(root, 'accept');
    expect({ code, printed: out + err }).toMatchObject({ code: 1 });
    expect(out + err).toContain('1 example lacks a required answer\n    + an answer to "Shade"');
    expect(text()).not.toContain('shade: aa');
  });

  it('gets an answer in them, so that they stay examples of success', async () => {
    ask();
    expect(await site(root, 'accept', '--write')).toMatchObject({ code: 0 });
    expect(parse(text())).toMatchObject({
      examples: [
        { name: 'red', answers: { colour: 'red', shade: expect.any(String) }, does: [{ alert: 'You asked for Red.' }] },
      ],
    });
    expect((await site(root, 'check')).code).toBe(0);
  });
});

describe('a change on a future day', () => {
  const colours = join(root, 'config/lists/colours.yaml');
  const crimson = () =>
    writeFileSync(
      colours,
      readFileSync(colours, 'utf8').replace(
        '{ value: red, label: Red }',
        '{ value: red, label: Red, until: 2999-03-31 }\n  - { value: red, label: Crimson, from: 2999-04-01 }',
      ),
    );

  it('is found by check, and reported with its day', async () => {
    crimson();
    const { code, out, err } = await site(root, 'check');
    expect(code).toBe(1);
    expect(out + err).toContain('From 2999-04-01 on: The example');
    expect(out + err).toContain('but gets "You asked for Crimson."');
  });

  it('ends an example the day before, and starts a copy with the new outcome', async () => {
    crimson();
    const before = parse(text()) as { examples: { name: string; does?: unknown }[] };
    const { code, out } = await site(root, 'accept', '--write');
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toContain(', from 2999-04-01 on');
    const after = parse(text()) as typeof before;
    const index = before.examples.findIndex(({ does }) => JSON.stringify(does)?.includes('Red'));
    const [old, copy] = after.examples.slice(index);
    expect(old).toEqual({ ...before.examples[index], until: '2999-03-31' });
    expect(copy).toEqual({
      ...before.examples[index],
      from: '2999-04-01',
      does: JSON.parse(JSON.stringify(before.examples[index]!.does).replaceAll('Red', 'Crimson')) as unknown,
    });
    expect(after.examples).toHaveLength(before.examples.length + 1);
    expect((await site(root, 'check')).code).toBe(0);
  });
});

describe('outcomes are written into examples', () => {
  const styles = {
    block:
      'examples:\n  - name: one # first\n    answers: { a: 1 }\n    errors:\n      a: no\n      b: never\n\n  # next\n  - name: two\n',
    flow: 'examples: [{ name: one, answers: { a: 1 }, errors: { a: no, b: never } }, { name: two }]\n',
  };
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('a: b', 'a, b', '{x}', '#no', '- x', "it's", 'no', '12', ' ', 'two\nlines'),
  );
  const outcome = fc.oneof(
    word,
    fc.integer(),
    fc.array(word, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y'), word),
  );

  it.each(Object.entries(styles))('%s style: any outcome is read back, and the rest stays', (_, yaml) => {
    const path = fc.constantFrom(['errors', 'a'], ['errors', 'b'], ['errors', 'new'], ['does'], ['alert']);
    fc.assert(
      fc.property(path, fc.option(outcome, { nil: undefined }), (at, came) => {
        const example = { path: ['examples', 0] } as unknown as Difference['example'];
        const after = withOutcomes(yaml, [{ at: example.path, path: at, came }])!;
        const expected = parse(yaml) as { examples: Record<string, unknown>[] };
        const one = expected.examples[0]!;
        const inner = at.length === 2 ? (one[at[0]!] as Record<string, unknown>) : one;
        if (came === undefined) delete inner[at.at(-1)!];
        else inner[at.at(-1)!] = came;
        expect(parse(after)).toEqual(expected);
        expect(after).toContain('name: one');
        if (yaml.includes('#')) expect(after).toContain('# first');
      }),
    );
  });
});

describe('changed texts of pages', () => {
  const look = (before: string, after: string) => {
    const drawing = (heading: string) => `h1 ${heading}\nimg(alt="An umbrella & rain")\n`;
    const snapshots = [{ path: 'tests/config/snapshots/pages/a.txt', before: drawing(before), after: drawing(after) }];
    return { file: 'config/pages/a.yaml', snapshots, gone: [], came: [] };
  };

  it('lists exactly the browser tests that look for removed texts', () => {
    mkdirSync(join(root, 'tests/browser'), { recursive: true });
    writeFileSync(
      join(root, 'tests/browser/a.spec.ts'),
      "await expect(heading).toHaveText('Hello there');\nawait expect(page).toHaveTitle(/Hello there/);\nsee('umbrella');\n",
    );
    expect(missedWords(root, [look('Hello there', 'Good morning')]).map(({ line, text }) => [line, text])).toEqual([
      [1, 'Hello there'],
      [2, 'Hello there'],
    ]);
    expect(missedWords(root, [look('Hello there', 'Hello there, friend')])).toEqual([]);
  });
});
