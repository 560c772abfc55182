import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readForm } from '../../../../src/authoring/import/read.ts';
import { fileText, writeForm } from '../../../../src/authoring/import/write.ts';
import { asked, missing } from './count.ts';

const folder = join(import.meta.dirname, '../../../cases/import');
const cases = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'source.json')));

const imported = (source: unknown) => {
  const { files, lost } = writeForm('counted', readForm(source));
  return { files: files.map((file) => ({ file: file.file, text: fileText(file) })), lost };
};

/** The questions, rules, conditions and texts of each case, counted in the source and in the result. */
describe('every question, rule, condition and text is in the result, or is listed as lost', () => {
  it.each(cases)('%s', (name) => {
    const json = JSON.parse(readFileSync(join(folder, name, 'source.json'), 'utf8')) as Record<string, unknown>;
    const all = asked[name.split('-')[0]!]!(json as never);
    expect(all.length).toBeGreaterThan(0);
    expect(missing(all, imported(json))).toEqual([]);
  });

  it('notices what is not there', () => {
    const source = {
      elements: [
        { type: 'text', name: 'a', title: 'First thing', maxLength: 7 },
        { type: 'text', name: 'b', title: 'Second thing', description: 'A long hint', visibleIf: '{a} notempty' },
      ],
    };
    const all = asked.surveyjs!(source as never);
    const { files, lost } = imported(source);
    expect(missing(all, { files, lost })).toEqual([]);
    const without = (text: string) => files.map((file) => ({ ...file, text: file.text.replaceAll(text, '') }));
    expect(missing(all, { files: without('First thing'), lost }).join()).toContain('the question /elements/0');
    expect(missing(all, { files: without('      maxLength: 7\n'), lost }).join()).toContain('the rule 7');
    expect(missing(all, { files: without('    when:\n      a: {}\n'), lost }).join()).toContain(
      'the condition of /elements/1',
    );
    expect(missing(all, { files: without('    help: A long hint\n'), lost }).join()).toContain(
      'the text "A long hint"',
    );
  });
});
