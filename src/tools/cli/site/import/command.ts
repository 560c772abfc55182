import { isMap } from '../../../../compiler/read/shape.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { goodName } from '../../../../compiler/read/files.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { type Imported, type Json, type Lost } from '../../../../authoring/import/question.ts';
import { readRjsf } from '../../../../authoring/import/read-rjsf.ts';
import { readSurveyJs } from '../../../../authoring/import/read-surveyjs.ts';
import { writeForm, type Written } from '../../../../authoring/import/write.ts';

export const command: Command = {
  name: 'import',
  summary: "Makes a form of another tool's JSON.",
  words: ['NAME', 'FILE'],
  options: {
    ui: {
      type: 'string',
      value: 'FILE',
      about: 'The uiSchema of a JSON Schema, where it stands in a file of its own.',
    },
    write: { type: 'boolean', about: 'Write the files. Without it, they are printed.' },
  },
  about: [
    'NAME is what the form will be called: config/forms/NAME.yaml, with a list for each question that has choices.',
    'FILE is a JSON Schema as react-jsonschema-form takes it, alone or as {"schema": …, "uiSchema": …}, or a survey of',
    'SurveyJS. What our forms cannot say is listed, with its place in FILE and what to do instead. Put the form on a',
    'page, write better messages and more examples; npm run check says what is still wrong.',
    'With --json: {files: [{file, text}], lost: [{at, what, way}], written}.',
  ],
  examples: [
    ['import feedback feedback.json', 'See what comes of it.'],
    ['import signup schema.json --ui ui.json --write', 'A schema with its uiSchema beside it.'],
  ],
  run: importForm,
};

function importForm({ words: [name = '', path = ''], values, root }: Call): Answer {
  if (!goodName.test(name))
    throw new Refusal(`"${name}" is no name for a form: write small letters, digits and hyphens.`, exit.usage);
  const { files, lost } = writeForm(name, read(path, typeof values.ui === 'string' ? values.ui : undefined));
  if (values.write === true) write(files, root);
  return {
    code: exit.fine,
    data: { files, lost, written: values.write === true },
    text: ({ strong, dim }) => text(files, lost, values.write === true, { strong, dim }),
  };
}

function read(path: string, uiPath: string | undefined): Imported {
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
    throw new Refusal(`${path} is no JSON: ${(error as Error).message}.`);
  }
  throw new Refusal(`${path} holds no object.`);
}

/** Writes nothing at all when one of the files is there already. */
function write(files: readonly Written[], root: string): void {
  const taken = files.find(({ file }) => existsSync(join(root, file)));
  if (taken) throw new Refusal(`${taken.file} is there already. Choose another name, or delete it first.`);
  for (const { file, text: content } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

interface Marks {
  readonly strong: (text: string) => string;
  readonly dim: (text: string) => string;
}

function text(files: readonly Written[], lost: readonly Lost[], isWritten: boolean, { strong, dim }: Marks): string {
  const shown = files.flatMap(({ file, text: content }) =>
    isWritten ? [`new  ${strong(file)}`] : [strong(`# ${file}`), content],
  );
  const left = lost.map(({ at, what, way }) => `  ${at}  ${what}\n    ${dim(way)}`);
  return [
    ...shown,
    ...(isWritten ? [''] : []),
    lost.length === 0 ? 'All of it was carried over.' : `${lost.length} not carried over:`,
    ...left,
  ].join('\n');
}
