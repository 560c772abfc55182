import { isMap } from '../../../../compiler/read/shape.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { goodName } from '../../../../compiler/read/files.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { type Imported, type Json, type Lost } from '../../../../authoring/import/question.ts';
import { readRjsf } from '../../../../authoring/import/read-rjsf.ts';
import { readSurveyJs } from '../../../../authoring/import/read-surveyjs.ts';
import { writeForm, type ImportedFile } from '../../../../authoring/import/write.ts';

export const command: Command = {
  name: 'import',
  summary: "Imports a form from another tool's JSON.",
  words: ['NAME', 'FILE'],
  options: {
    ui: {
      type: 'string',
      value: 'FILE',
      about: 'The uiSchema of a JSON Schema, if it is in a separate file.',
    },
    write: { type: 'boolean', about: 'Write the files. Without it, they are printed.' },
  },
  about: [
    'NAME is the name of the new form: config/forms/NAME.yaml, with a list for each question with choices.',
    'FILE is a JSON Schema for react-jsonschema-form, by itself or as {"schema": …, "uiSchema": …}, or a survey of',
    'SurveyJS. Unsupported parts are listed, with their place in FILE and what to do instead. Put the form on a',
    'page, write better messages and more examples; npm run check lists the remaining problems.',
    'With --json: {files: [{file, text}], lost: [{at, what, way}], written}.',
  ],
  examples: [
    ['import feedback feedback.json', 'Preview the result.'],
    ['import signup schema.json --ui ui.json --write', 'Import a schema with a separate uiSchema.'],
  ],
  run: importForm,
};

function importForm({ words: [name = '', path = ''], values, root }: Call): Answer {
  if (!goodName.test(name))
    throw new Refusal(
      `"${name}" is not a valid name for a form: write lowercase letters, digits and hyphens.`,
      exit.usage,
    );
  const { files, lost } = writeForm(name, readImport(path, typeof values.ui === 'string' ? values.ui : undefined));
  if (values.write === true) writeFiles(files, root);
  return {
    code: exit.fine,
    data: { files, lost, written: values.write === true },
    text: ({ strong, dim }) => importText(files, lost, values.write === true, { strong, dim }),
  };
}

function readImport(path: string, uiPath: string | undefined): Imported {
  const source = json(path);
  if (isMap(source.schema)) return readRjsf(source.schema, isMap(source.uiSchema) ? source.uiSchema : {});
  if (isMap(source.properties)) return readRjsf(source, uiPath === undefined ? {} : json(uiPath));
  if (Array.isArray(source.pages) || Array.isArray(source.elements)) return readSurveyJs(source);
  throw new Refusal(`${path} is neither a JSON Schema with properties nor a survey with pages or elements.`);
}

function json(path: string): Json {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  try {
    const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isMap(data)) return data;
  } catch (error) {
    throw new Refusal(`${path} is not valid JSON: ${(error as Error).message}.`);
  }
  throw new Refusal(`${path} does not contain an object.`);
}

/** Writes nothing if one of the files exists. */
function writeFiles(files: readonly ImportedFile[], root: string): void {
  const taken = files.find(({ file }) => existsSync(join(root, file)));
  if (taken) throw new Refusal(`${taken.file} exists already. Choose another name, or delete it first.`);
  for (const { file, text: content } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

interface Marks {
  readonly strong: (text: string) => string;
  readonly dim: (text: string) => string;
}

function importText(
  files: readonly ImportedFile[],
  lost: readonly Lost[],
  isWritten: boolean,
  { strong, dim }: Marks,
): string {
  const shown = files.flatMap(({ file, text: content }) =>
    isWritten ? [`new  ${strong(file)}`] : [strong(`# ${file}`), content],
  );
  const left = lost.map(({ at, what, way }) => `  ${at}  ${what}\n    ${dim(way)}`);
  return [
    ...shown,
    ...(isWritten ? [''] : []),
    lost.length === 0 ? 'Everything was imported.' : `${lost.length} not imported:`,
    ...left,
  ].join('\n');
}
