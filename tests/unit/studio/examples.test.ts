import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleHandlers } from '../../../src/studio/examples/server/handlers.ts';
import { editHandlers } from '../../../src/studio/edit/server/handlers.ts';
import { siteAnswer } from '../../../src/studio/site/server/site.ts';
import { hashOf } from '../../../src/studio/workspace/config-files.ts';
import { changedLines } from '../../support/changed-lines.ts';
import { checked } from './checked.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

const ask = 'config/forms/ask.yaml';
const quote = 'config/wizards/quote.yaml';
/** A step that asks for contacts in rows. */
const contacts = `        note: { type: string, title: Note }
        contacts:
          type: array
          title: Contacts
          minItems: 1
          maxItems: 2
          items:
            type: object
            required: [who]
            properties:
              who: { type: string, title: Who }
              call: { type: string, title: When to call, enum: [Morning, Evening] }
    ui:
      contacts:
        options: { row: 'Contact {n}', add: Add a contact, remove: Remove, removed: '{row} was removed.', undo: Undo }
        rows:
          messages:
            who: { required: Say who }
    messages:
      contacts: { minItems: Name a contact, maxItems: Two contacts are enough }
`;

let { studio, all }: StudioWithHistory = {} as StudioWithHistory;
beforeEach(() => {
  ({ studio, all } = studioWithHistory());
});
afterEach(() => studio.remove());

const lacking = () => siteAnswer(all).lacking;
/** The examples that do not end as they say, with the expectation that differs. */
const differing = () =>
  siteAnswer(all)
    .unready.filter(({ code }) => code === 'example/other-outcome')
    .map(({ message }) => message);

/** Changes a part of a file, and lets the examples run. */
async function put(file: string, from: string, to: string): Promise<void> {
  studio.put(file, from, to);
  await studio.settled();
}

/** Presses the button of a form, and returns what changed in its text. */
async function filled(file: string): Promise<string> {
  const before = studio.workspace.textOf(file)!;
  checked(exampleHandlers(all)).fillExamples({ file, base: hashOf(before) });
  await studio.settled();
  return changedLines(before, studio.workspace.textOf(file)!);
}

describe('a question that becomes required', () => {
  it('is answered in the examples that lack an answer, and they end as before', async () => {
    await put(
      quote,
      '{ type: string, title: A last word }\n',
      '{ type: string, title: A last word }\n      required: [word]\n    messages:\n      word: { required: Say a word }\n',
    );
    expect(differing()).toHaveLength(1);
    expect(lacking()).toMatchObject([{ file: quote, questions: ['A last word'], count: 1 }]);
    expect(await filled(quote)).toMatchInlineSnapshot(`
      "  45 -     answers: { age: 70 }
        45 +     answers: { age: 70, word: A }"
    `);
    expect(differing()).toEqual([]);
    expect(lacking()).toEqual([]);
    editHandlers(all).undo();
    await studio.settled();
    expect(differing()).toHaveLength(1);
  });

  it('gets a choice that fits the other answers; an example of a mistake stays one of the same mistake', async () => {
    await put(ask, 'required: [colour]', 'required: [colour, tone]');
    await put(
      ask,
      '{ required: Choose a colour }',
      '{ required: Choose a colour }\n  tone: { required: Choose a tone }',
    );
    expect(lacking()).toMatchObject([{ file: ask, questions: ['Tone'], count: 2 }]);
    expect(await filled(ask)).toMatchInlineSnapshot(`
      "  44 -     answers: { colour: red, shade: dark }
        44 +     answers: { colour: red, tone: brick, shade: dark }
        47 -     answers: { colour: red, shade: d }
        47 +     answers: { colour: red, tone: brick, shade: d }"
    `);
    expect(differing()).toMatchInlineSnapshot(`
      [
        "The example "red, the colour of red" expects the alert of action 1 "You asked for red, colour any.", but gets "You asked for red, colour Brick.".",
      ]
    `);
  });

  it('is answered in each row that lacks an answer', async () => {
    await put(quote, '        note: { type: string, title: Note }\n', contacts);
    await put(quote, '{ age: 70 }', '{ age: 70, contacts: [{ who: Asha }, { who: Ravi, call: Evening }] }');
    expect(studio.workspace.drafts).toEqual([]);
    expect(lacking()).toEqual([]);
    await put(quote, 'required: [who]', 'required: [who, call]');
    await put(
      quote,
      'who: { required: Say who }',
      'who: { required: Say who }\n            call: { required: Say when }',
    );
    expect(lacking()).toMatchObject([{ file: quote, questions: ['When to call'], count: 1 }]);
    expect(await filled(quote)).toMatchInlineSnapshot(`
      "  62 -     answers: { age: 70, contacts: [{ who: Asha }, { who: Ravi, call: Evening }] }
        62 +     answers: { age: 70, contacts: [{ who: Asha, call: Morning }, { who: Ravi, call: Evening }] }"
    `);
    expect(differing()).toEqual([]);
  });
});

describe('nothing is filled in', () => {
  it('in an example of a missing answer', async () => {
    await put(ask, 'required: [colour]', 'required: [colour, shade]');
    await put(ask, '  shade:\n', '  shade:\n    required: Choose a shade\n');
    await put(
      ask,
      'name: too short\n',
      'name: no shade\n    answers: { colour: red }\n    errors: { shade: Choose a shade }\n  - name: too short\n',
    );
    expect(differing()).toEqual([]);
    await put(ask, 'required: [colour, shade]', 'required: [colour, shade, tone]');
    await put(
      ask,
      '{ required: Choose a colour }',
      '{ required: Choose a colour }\n  tone: { required: Choose a tone }',
    );
    expect(await filled(ask)).not.toContain('no shade');
    expect(studio.workspace.textOf(ask)).toContain('answers: { colour: red }\n');
  });

  it('where examples differ for another reason', async () => {
    await put(ask, 'minLength: At least two letters', 'minLength: Say more');
    expect(differing()).toHaveLength(1);
    expect(lacking()).toEqual([]);
    const base = hashOf(studio.workspace.textOf(ask)!);
    expect(() => checked(exampleHandlers(all)).fillExamples({ file: ask, base })).toThrow(/No example lacks/);
  });
});
