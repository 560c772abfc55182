import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LanguageService } from '../../../../src/authoring/language/service.ts';
import type { FileEdit } from '../../../../src/authoring/language/types.ts';

const project = join(import.meta.dirname, '../../../..');
const root = mkdtempSync(join(tmpdir(), 'language-service-'));
cpSync(join(project, 'tests/cases/commands/_base'), root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const home = 'config/pages/home.yaml';
const ask = 'config/forms/ask.yaml';
const colours = 'config/lists/colours.yaml';

let service: LanguageService;
beforeEach(() => {
  service = new LanguageService({ project, root, cache: undefined });
});

/** The text of a file with a part replaced. */
const edited = (file: string, words: string, by: string): string => {
  const text = service.textOf(file);
  if (!text.includes(words)) throw new Error(`"${words}" is not in ${file}`);
  return text.replace(words, () => by);
};

const at = (text: string, words: string): number => text.indexOf(words) + 1;

/** The problems of a text, each with its marked text. */
const problems = (file: string, text: string): string[] =>
  service.diagnostics(file, text).map(({ code, start, end }) => `${code} ${text.slice(start, end)}`);

describe('problems', () => {
  it('are those of the text in the editor, with their fix as a text and as an edit', () => {
    const text = edited(home, 'list: questions', 'list: qestions');
    expect(service.diagnostics(home, text)).toEqual([
      {
        code: 'list/unknown',
        severity: 'error',
        message: 'No option list is called "qestions".',
        fix: 'Did you mean "questions"?',
        start: text.indexOf('qestions'),
        end: text.indexOf('qestions') + 'qestions'.length,
        mend: {
          title: 'Write questions',
          edit: { start: text.indexOf('qestions'), end: text.indexOf('qestions') + 8, words: 'questions' },
        },
      },
    ]);
    expect(problems(home, edited(home, 'qestions', 'questions'))).toEqual([]);
  });

  it('use the open texts of other files', () => {
    service.edit(colours, edited(colours, 'value: red', 'value: scarlet'));
    expect(problems(ask, service.textOf(ask))).toEqual(['field/misfit red']);
    service.close(colours);
    expect(problems(ask, service.textOf(ask))).toEqual([]);
  });

  it('are found in an unsaved new file', () => {
    const file = 'config/lists/shapes.yaml';
    const text = 'of: options\nitems:\n  - { value: round, lable: Round }\n';
    expect(problems(file, text)).toEqual(['schema/unknown-key lable']);
    const used = edited(ask, 'x-list: tones', 'x-list: shapes');
    service.diagnostics(file, text.replace('lable', 'label'));
    expect(problems(ask, used)).not.toContain('list/unknown shapes');
  });

  it('that only block publishing are warnings', () => {
    const [found] = service.diagnostics(home, edited(home, 'heading: Hello', "heading: 'TODO'"));
    expect(found).toMatchObject({ code: 'copy/unfinished', severity: 'warning' });
  });

  it('of all files are reported together', () => {
    service.edit(home, edited(home, 'list: questions', 'list: qestions'));
    service.edit(ask, edited(ask, 'of: colour', 'of: color'));
    expect([...service.allDiagnostics().keys()].sort()).toEqual([ask, home]);
  });
});

describe('names', () => {
  it('of a file and those in it are known while the file is invalid', () => {
    service.allDiagnostics();
    service.diagnostics(ask, edited(ask, 'submit:', 'submit: {'));
    const named = edited(home, 'form: ask', 'form: as');
    const labels = (file: string, text: string, offset: number) =>
      service.complete(file, text, offset).items.map(({ label }) => label);
    expect(labels(home, named, named.indexOf('form: as') + 8)).toEqual(['ask']);
    const again = 'config/forms/again.yaml';
    const text = edited(again, '  required: [colour, shade]', '  required: [colour, ]');
    expect(labels(again, text, text.indexOf('[colour, ]') + 9)).toEqual(['colour', 'tone', 'shade']);
  });

  it('of a file that was never valid are only those of files', () => {
    service.diagnostics(ask, edited(ask, 'submit:', 'submit: {'));
    const text = edited(home, 'form: ask', 'form: as');
    const [item] = service.complete(home, text, text.indexOf('form: as') + 8).items;
    expect(item).toMatchObject({ label: 'ask', detail: 'cannot be read at the moment' });
  });

  it('are found at their new place in an edited file', () => {
    service.edit(ask, `# One line more\n${service.textOf(ask)}`);
    const text = service.textOf(ask);
    const places = service.references(colours, service.textOf(colours), at(service.textOf(colours), 'blue'));
    const here = places.filter(({ file }) => file === ask);
    expect(here.length).toBeGreaterThan(2);
    expect(here.map(({ start, end }) => text.slice(start, end))).toEqual(here.map(() => 'blue'));
  });

  it('are no longer offered once their file is gone', () => {
    const file = 'config/lists/shapes.yaml';
    const text = edited(ask, 'x-list: tones', 'x-list: ');
    const lists = () => {
      service.diagnostics(ask, text);
      return service.complete(ask, text, text.indexOf('x-list:  }') + 8).items.map(({ label }) => label);
    };
    service.edit(file, 'of: options\nitems:\n  - { value: round, label: Round }\n');
    expect(lists()).toEqual(['colours', 'shapes', 'tones']);
    service.close(file);
    expect(lists()).toEqual(['colours', 'tones']);
  });
});

describe('a rename', () => {
  const texts = (edits: readonly FileEdit[] | { refused: string }): string[] => {
    if ('refused' in edits) throw new Error(edits.refused);
    return edits.map(({ file, to, edits: all }) => {
      const text = service.textOf(file);
      const words = all.map((edit) => `${text.slice(edit.start, edit.end)}→${edit.words}`);
      return `${file === to ? file : `${file} → ${to}`}: ${words.join(' ')}`;
    });
  };

  it('changes every place, also in unsaved texts, by short edits', () => {
    const text = edited(ask, 'title: Tone', 'title: A tone');
    const edits = service.rename(ask, text, at(text, '    tone: {') + 4, 'hue');
    expect(texts(edits)).toEqual([`${ask}: tone→hue tone→hue tone→hue tone→hue tone→hue`]);
  });

  it('moves a file, and updates its uses', () => {
    const text = service.textOf(home);
    expect(texts(service.rename(home, text, text.indexOf('list: questions') + 7, 'answers'))).toEqual([
      'config/lists/questions.yaml → config/lists/answers.yaml: ',
      `${home}: questions→answers`,
    ]);
  });

  it.each<[string, string, string, string, RegExp]>([
    ['a name that code defines', home, 'block: faq', 'other', /^A block is code/],
    ['a text that is not a name', home, 'heading: Hello', 'other', /^There is no name here\.$/],
    ['a name that is taken', ask, '    tone: {', 'shade', /^There is a field called "ask\.shade" already/],
    ['an invalid name', ask, '    tone: {', 'two words', /^"two words" is not a valid name for a field/],
  ])('is refused for %s', (_, file, words, name, why) => {
    const text = service.textOf(file);
    const offset = text.indexOf(words) + words.length - (words.endsWith('{') ? 4 : 1);
    expect(service.rename(file, text, offset, name)).toEqual({ refused: expect.stringMatching(why) as string });
  });

  it('is refused while there is a problem, which it names', () => {
    service.edit(home, edited(home, 'list: questions', 'list: qestions'));
    const text = service.textOf(ask);
    expect(service.rename(ask, text, at(text, '    tone: {') + 4, 'hue')).toEqual({
      refused: `The config has a problem. Fix this first: ${home}:7: No option list is called "qestions".`,
    });
  });

  it('reports in advance whether a place can be renamed, and its range', () => {
    const text = service.textOf(ask);
    const start = text.indexOf('longest }');
    expect(service.renamable(ask, text, start + 2)).toEqual({ start, end: start + 'longest'.length });
    expect(service.renamable(home, service.textOf(home), 1)).toHaveProperty('refused');
  });
});

it('answers nothing about files outside of config', () => {
  expect(service.complete('config/README.md', 'a', 1)).toEqual({ items: [], isCut: false });
  expect(service.hover('src/x.ts', 'a', 1)).toBeUndefined();
  expect(service.definition('config/README.md', 'a', 1)).toEqual([]);
});
