import { describe, expect, it } from 'vitest';
import type { ReceivedFile } from '../../../src/server/api/uploads/received.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { leadsOf, sentForm } from './read-leads.ts';

const site = scratchSite();
site.write(
  'config/lists/colours.yaml',
  `of: options
items:
  - { value: red, label: Red }
  - { value: blue, label: Blue }
  - { value: green, label: Green, until: 2025-03-31 }
`,
);
const words = ['choose', 'chosen', 'remove', 'removed', 'tooLarge', 'wrongKind', 'empty', 'gone', 'sending', 'cancel'];
site.write(
  'config/forms/ask.yaml',
  `schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    shade: { type: string, title: Shade }
    tone: { type: string, title: Tone }
    inner: { type: string, title: Inner }
    note: { type: string, title: Note }
    many: { type: integer, title: How many }
    double: { type: integer, title: Twice as many }
    photo: { type: string, title: Photo }
ui:
  shade: { when: { colour: { const: red } } }
  tone: { when: { colour: { const: red } }, whenHidden: keep }
  inner: { when: { shade: { minLength: 1 } } }
  double: { widget: hidden, computed: many * 2 }
  photo:
    widget: upload
    when: { colour: { const: red } }
    options: { ${words.map((word) => `${word}: ${word}`).join(', ')}, stopped: stopped }
messages:
  colour: { required: Choose a colour }
submit: { label: Ask, next: To us., actions: [{ sendLead: true }] }
examples: [{ name: one, answers: { colour: red }, does: [{ sendLead: true }] }]
`,
);
const { symbols } = site.compile();
const leads = leadsOf({ ask: sentForm(symbols, 'ask') });

const file: ReceivedFile = { field: 'photo', size: 5, type: 'image/png', sha256: '0', parts: [Buffer.from('12345')] };

const read = (answers: object, files?: readonly ReceivedFile[]) => leads.read(answers, files && { files });
const refused = (answers: object) => leads.errorsOf(answers).map(({ path, keyword }) => [path, keyword]);

describe('a lead that is posted by hand', () => {
  it('never keeps the answer to a question that its other answers hide', () => {
    expect(read({ colour: 'blue', shade: 'dark', tone: 'warm', inner: 'x' }).answers).toEqual({ colour: 'blue' });
    expect(read({ colour: 'red', tone: 'warm' }).answers).toEqual({ colour: 'red', tone: 'warm' });
  });

  it('never keeps a file for a question that is not asked', () => {
    expect(read({ colour: 'blue', photo: 'me.png' }, [file])).not.toHaveProperty('files');
    expect(read({ colour: 'blue' }, [file])).not.toHaveProperty('files');
    expect(read({ colour: 'red', photo: 'me.png' }, [file]).files).toHaveLength(1);
  });

  it('never chooses what is not offered any more, or never was', () => {
    expect(refused({ colour: 'green' })).toEqual([['/answers/colour', 'enum']]);
    expect(refused({ colour: 'black' })).toEqual([['/answers/colour', 'enum']]);
  });

  it('never says what the server works out, except the same', () => {
    expect(refused({ colour: 'blue', many: 2, double: 5 })).toEqual([['/answers/double', 'computed']]);
    expect(refused({ colour: 'blue', double: 5 })).toEqual([['/answers/double', 'computed']]);
    expect(read({ colour: 'blue', many: 2, double: 4 }).answers).toEqual({ colour: 'blue', many: 2, double: 4 });
    expect(read({ colour: 'blue', many: 2 }).answers).toEqual({ colour: 'blue', many: 2, double: 4 });
  });

  it('tells which questions were left empty, and says nothing of those that were not asked', () => {
    const emptyIn = (answers: object) =>
      Object.keys(read(answers).labels).filter((field) => !Object.hasOwn(answers, field));
    expect(emptyIn({ colour: 'blue' })).toEqual(['note', 'many']);
    expect(emptyIn({ colour: 'red', shade: 'dark', note: ' ' })).toEqual(['tone', 'inner', 'many', 'photo']);
  });
});
