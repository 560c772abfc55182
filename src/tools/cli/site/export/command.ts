import { existsSync, writeFileSync } from 'node:fs';
import { formModel } from '../../../../compiler/model/form-model.ts';
import { readModel } from '../../../../authoring/export/read.ts';
import { targets } from '../../../../authoring/export/targets.ts';
import type { Json, Lost } from '../../../../authoring/import/form.ts';
import { didYouMean } from '../../../../shared/problems/nearest.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { soundSite } from '../compiled.ts';

const names = Object.keys(targets);

export const command: Command = {
  name: 'export',
  summary: 'Exports a form or wizard for another tool.',
  words: ['FORM'],
  options: {
    to: { type: 'string', value: names.join('|'), about: 'The notation of the result.' },
    into: { type: 'string', value: 'FILE', about: 'Write the result into a new file. Without it, it is printed.' },
  },
  about: [
    'FORM is the name of a form or wizard of the site.',
    'rjsf is {schema, uiSchema} of react-jsonschema-form; ajv-errors reads its messages. surveyjs is a survey.',
    'json-schema is the contract of the answers as the form sends them, for any validator of JSON Schema (draft-07).',
    'Whatever the other tool does not have is listed, with its place and what to do instead.',
    'With --json: {files: [{file, text}], lost: [{at, what, way}]}. Without --into, the name of the file is a proposal.',
  ],
  examples: [
    ['export login --to rjsf', 'Print the result; what is lost goes to standard error.'],
    ['export travel --to surveyjs --into travel.json', 'Write it into a file.'],
  ],
  run: exportForm,
};

function exportForm(call: Call): Answer {
  const [name = ''] = call.words;
  const write = writerOf(call.values.to);
  const file = call.values.into;
  if (typeof file === 'string' && existsSync(file))
    throw new Refusal(`${file} exists already. Choose another name, or delete it first.`);
  const { symbols } = soundSite(call);
  const source = symbols.forms.get(name) ?? symbols.wizards.get(name);
  if (!source)
    throw new Refusal(
      `There is no form or wizard "${name}". ${didYouMean(name, [...symbols.forms.keys(), ...symbols.wizards.keys()])}`,
    );
  const { data, lost } = write.of(readModel(formModel(source), symbols));
  const text = `${JSON.stringify(data, undefined, 2)}\n`;
  if (typeof file === 'string') save(file, text);
  const files = [{ file: typeof file === 'string' ? file : `${name}.${write.to}.json`, text }];
  return {
    code: exit.fine,
    data: { files, lost },
    ...printed(data, lost, typeof file === 'string' ? file : undefined),
  };
}

function writerOf(to: string | boolean | undefined) {
  if (typeof to !== 'string') throw new Refusal(`--to is missing. Targets are: ${names.join(', ')}.`, exit.usage);
  const of = Object.hasOwn(targets, to) ? targets[to] : undefined;
  if (!of) throw new Refusal(`Nothing is exported to "${to}". ${didYouMean(to, names)}`, exit.usage);
  return { to, of };
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw new Refusal(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** The result for standard output, and what is lost for standard error. */
function printed(data: Json, lost: readonly Lost[], file: string | undefined): Pick<Answer, 'text' | 'notes'> {
  return {
    text: ({ strong }) => (file === undefined ? JSON.stringify(data, undefined, 2) : `new  ${strong(file)}`),
    notes: ({ dim }) =>
      [
        lost.length === 0 ? 'Everything was exported.' : `${lost.length} not exported, or in another way:`,
        ...lost.map(({ at, what, way }) => `  ${at}  ${what}\n    ${dim(way)}`),
      ].join('\n'),
  };
}
