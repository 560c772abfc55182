import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { goodName } from '../../../../compiler/read/files.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import type { Lost } from '../../../../authoring/import/form.ts';
import { CannotImport, readForm } from '../../../../authoring/import/read.ts';
import { repair } from '../../../../authoring/import/repair.ts';
import { fileText, writeForm, type ImportedFile } from '../../../../authoring/import/write.ts';
import { readSource } from './source.ts';
import { trialSite } from './trial.ts';

export const command: Command = {
  name: 'import',
  summary: 'Imports a form of another tool.',
  words: ['NAME', 'FILE'],
  options: {
    ui: {
      type: 'string',
      value: 'FILE',
      about: 'The uiSchema of a JSON Schema, if it is in a separate file.',
    },
    language: {
      type: 'string',
      value: 'TAG',
      about: 'Which texts to take of a file in several languages, such as de.',
    },
    write: { type: 'boolean', about: 'Write the files. Without it, they are printed.' },
  },
  about: [
    'NAME is the name of the new form: config/forms/NAME.yaml, or config/wizards/NAME.yaml if it has several pages,',
    'with a list for each question with choices. The content of FILE says what it is: a JSON Schema of',
    'react-jsonschema-form, by itself or as {"schema": …, "uiSchema": …}, or a form of SurveyJS, Form.io, DEFRA or',
    'XGov forms, XLSForm (as JSON, or as survey.csv with choices.csv beside it; files of select_one_from_file beside',
    'it are read too), or a FHIR Questionnaire.',
    'The result is checked in a small site before it is written, so that it passes npm run check on a page. Only words',
    'that your site writes in another way stay, and are listed as work to do.',
    'Whatever our forms do not have is listed, with its place and what to do instead.',
    'With --json: {files: [{file, text}], lost: [{at, what, way}], todo: [{at, what, way}], written}.',
  ],
  examples: [
    ['import feedback feedback.json', 'Preview the result.'],
    ['import signup schema.json --ui ui.json --write', 'Import a schema with a separate uiSchema.'],
  ],
  run: importForm,
};

/** The result of an import. */
interface Imported {
  readonly files: readonly ImportedFile[];
  readonly lost: readonly Lost[];
  readonly todo: readonly Lost[];
}

function importForm(call: Call): Answer {
  const {
    words: [name = '', path = ''],
    values,
    root,
  } = call;
  if (!goodName.test(name))
    throw new Refusal(
      `"${name}" is not a valid name for a form: write lowercase letters, digits and hyphens.`,
      exit.usage,
    );
  const result = convert(name, path, call);
  if (values.write === true) writeFiles(result.files, root);
  return {
    code: exit.fine,
    data: { ...result, written: values.write === true },
    text: (marks) => importText(result, values.write === true, marks),
  };
}

function convert(name: string, path: string, call: Call): Imported {
  const { ui, language } = call.values;
  const source = readSource(path, typeof ui === 'string' ? ui : undefined);
  const draft = (() => {
    try {
      return writeForm(name, readForm(source, typeof language === 'string' ? language : undefined));
    } catch (error) {
      if (error instanceof CannotImport) throw new Refusal(`${path} cannot be imported. ${error.message}`);
      throw error;
    }
  })();
  if (call.values.write === true) refuseTaken(draft.files, call.root);
  const trial = trialSite(name, call);
  try {
    const { files, lost, left } = repair(draft.files, trial.check);
    return {
      files: files.map((file) => ({ file: file.file, text: fileText(file) })),
      lost: [...draft.lost, ...lost],
      todo: [
        ...draft.todo,
        ...left.map(({ place, code, message, fix }) => ({
          at: `${place.file}:${place.line}`,
          what: `${message} (${code})`,
          way: fix,
        })),
      ],
    };
  } finally {
    trial.remove();
  }
}

function refuseTaken(files: readonly Pick<ImportedFile, 'file'>[], root: string): void {
  const taken = files.find(({ file }) => existsSync(join(root, file)));
  if (taken) throw new Refusal(`${taken.file} exists already. Choose another name, or delete it first.`);
}

function writeFiles(files: readonly ImportedFile[], root: string): void {
  for (const { file, text: content } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

interface Marks {
  readonly strong: (text: string) => string;
  readonly dim: (text: string) => string;
}

function importText({ files, lost, todo }: Imported, isWritten: boolean, { strong, dim }: Marks): string {
  const shown = files.flatMap(({ file, text: content }) =>
    isWritten ? [`new  ${strong(file)}`] : [strong(`# ${file}`), content],
  );
  const lines = (items: readonly Lost[]) => items.map(({ at, what, way }) => `  ${at}  ${what}\n    ${dim(way)}`);
  return [
    ...shown,
    ...(isWritten ? [''] : []),
    lost.length === 0 ? 'Everything was imported.' : `${lost.length} not imported, or in another way:`,
    ...lines(lost),
    ...(todo.length === 0 ? [] : ['', `${todo.length} to do:`, ...lines(todo)]),
  ].join('\n');
}
