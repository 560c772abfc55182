import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { beginSite } from '../../../../src/compiler/compile-site.ts';
import { formModel } from '../../../../src/compiler/model/form-model.ts';
import type { FieldModel, FormModel } from '../../../../src/compiler/model/types.ts';
import type { SymbolTable } from '../../../../src/compiler/resolve/symbols.ts';
import { compileForm } from '../../../../src/compiler/compile/form.ts';
import { formModuleOf } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { readModel } from '../../../../src/authoring/export/read.ts';
import { targets } from '../../../../src/authoring/export/targets.ts';
import type { Lost } from '../../../../src/authoring/import/form.ts';
import { readForm } from '../../../../src/authoring/import/read.ts';
import { fileText, writeForm } from '../../../../src/authoring/import/write.ts';
import { isEmpty } from '../../../../src/shared/engine/answers.ts';
import { startWith } from '../../../../src/shared/engine/settle.ts';
import { walk } from '../../../../src/shared/engine/wizard/walk.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { FormModule } from '../../../../src/shared/plan/form.ts';
import { printProblems } from '../../../../src/shared/problems/print.ts';
import type { DrawnForm } from './drawn.ts';
import { contracts } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const base = join(project, 'tests/cases/problems/_base');

/** A form before its export, and after its import. */
export interface Trip {
  readonly index: number;
  readonly drawn: DrawnForm;
  readonly before: FormModel;
  readonly after: FormModel;
  readonly modules: readonly [before: FormModule, after: FormModule];
  readonly lost: readonly Lost[];
  /** The form, what was made of it, and what was lost, for a test that fails. */
  readonly said: string;
}

type Files = readonly { readonly file: string; readonly text: string }[];

/** A site with these files. Its forms are compiled, whatever the check says of them. */
function compiledWith(files: Files): SymbolTable {
  const root = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    cpSync(base, root, { recursive: true });
    for (const { file, text } of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { symbols, problems } = beginSite(root, contracts);
    const refused = files.filter(({ file }) => file.startsWith('config/forms/') && !symbols.files.has(file));
    const why = problems.filter(({ place }) => refused.some(({ file }) => file === place.file));
    if (refused.length > 0) throw new Error(printProblems(why));
    return symbols;
  } finally {
    rmSync(root, { recursive: true });
  }
}

const nameOf = (index: number): string => `drawn${index}`;

/** Exports drawn forms, and imports them again. */
export function tripsOf(target: string, forms: readonly DrawnForm[]): Trip[] {
  const symbols = compiledWith(
    forms.map(({ data }, index) => ({
      file: `config/forms/${nameOf(index)}.yaml`,
      text: stringify(data, { aliasDuplicateObjects: false }),
    })),
  );
  const sources = forms.map((_, index) => symbols.forms.get(nameOf(index))!);
  const imports = sources.map((source, index) => {
    const { data, lost } = targets[target]!(readModel(formModel(source), symbols));
    const { files, lost: more } = writeForm(nameOf(index), readForm(JSON.parse(JSON.stringify(data))));
    return { data, lost: [...lost, ...more], files: files.map((file) => ({ file: file.file, text: fileText(file) })) };
  });
  const again = compiledWith(imports.flatMap(({ files }) => files));
  return forms.map((drawn, index): Trip => {
    const twin = again.forms.get(nameOf(index))!;
    const { data, lost, files } = imports[index]!;
    return {
      index,
      drawn,
      before: formModel(sources[index]!),
      after: formModel(twin),
      modules: [
        formModuleOf(compileForm(formModel(sources[index]!), symbols)),
        formModuleOf(compileForm(formModel(twin), again)),
      ],
      lost,
      said: [
        stringify(drawn.data),
        JSON.stringify(data),
        ...lost.map(({ at, what }) => `${at}  ${what}`),
        files[0]!.text,
      ].join('\n'),
    };
  });
}

/** Whether a line of the losses has all these words. */
export const toldOf =
  (lost: readonly Lost[]) =>
  (...words: readonly string[]): boolean =>
    lost.some(({ at, what, way }) => words.every((word) => `${at} ${what} ${way}`.includes(word)));

type Told = ReturnType<typeof toldOf>;

/** What the fields of two forms say differently, and no line says. */
export function differences({ before: one, after: other, modules }: Trip, told: Told): string[] {
  const choices = modules.map(choicesIn);
  return [...one.fields.values()].flatMap((field) => {
    const { name, rows } = field;
    const twin = other.fields.get(name);
    if (!twin) return told(name) || told(field.schema.title ?? name) ? [] : [`${name} is gone`];
    const inner = [...(rows?.fields.values() ?? [])].flatMap((cell) => {
      const cellTwin = twin.rows?.fields.get(cell.name);
      return cellTwin ? fieldDifferences(cell, cellTwin, told) : [`${name}.${cell.name} is gone`];
    });
    const [own, others] = choices.map((all) => JSON.stringify(all[name]));
    return [
      ...fieldDifferences(field, twin, told),
      ...(own === others ? [] : [`the choices of ${name}`]),
      ...inner,
      ...messageDifferences(name, one, other, told),
    ];
  });
}

/** The values and labels of the choices of each field. */
const choicesIn = ({ steps }: FormModule): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    steps.flatMap(({ plan }) =>
      Object.values(plan.fields).map(({ name, choices }) => [name, choices?.map(({ value, label }) => [value, label])]),
    ),
  );

const rules = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'format'] as const;

function fieldDifferences(one: FieldModel, other: FieldModel, told: Told): string[] {
  const title = one.schema.title ?? one.name;
  const isTold = (word: string): boolean => told(title, word) || told(one.name, word);
  const differ = (what: string, a: unknown, b: unknown): string[] =>
    JSON.stringify(a) === JSON.stringify(b) || isTold(what)
      ? []
      : [`${what} of ${one.name}: ${JSON.stringify(a)} → ${JSON.stringify(b)}`];
  // SurveyJS has one type of number: an expression checks that it is whole.
  const type = (field: FieldModel): string => field.schema.type.replace('integer', 'number');
  return [
    ...differ('type', type(one), type(other)),
    ...differ('title', title, other.schema.title),
    ...(told(String(one.ui.help)) ? [] : differ('help', one.ui.help, other.ui.help)),
    ...(told('must be answered', title) ? [] : differ('required', one.required, other.required)),
    ...rules.flatMap((key) => differ(key, one.written[key], other.written[key])),
    ...differ('is worked out', one.ui.computed === undefined, other.ui.computed === undefined),
  ];
}

function messageDifferences(name: string, one: FormModel, other: FormModel, told: Told): string[] {
  const of = (model: FormModel) =>
    Object.assign({}, ...model.sets.map(({ config }) => config.messages?.[name])) as Record<string, string>;
  const everything = JSON.stringify(other.source.data);
  return Object.entries(of(one)).flatMap(([keyword, text]) =>
    of(other)[keyword] === text || everything.includes(text) || told(text) ? [] : [`the message ${keyword} of ${name}`],
  );
}

/** What is lost of a question that changes which answers it takes, or when. */
const decisive = [
  ...['is asked only when', 'is worked out', 'are offered', 'is offered', 'are refused', 'the minimum', 'the maximum'],
  ...['the value (', 'must be answered', 'the rule ', 'has no answer'],
];

/** The fields that lost something, and those that depend on them. */
export function decided({ fields, sets }: FormModel, told: Told): ReadonlySet<string> {
  const isLost = (name: string): boolean => {
    const title = fields.get(name)?.schema.title ?? name;
    return decisive.some((words) => told(words, `"${title}"`) || told(words, ` ${name} `));
  };
  const found = new Set([...fields.keys()].filter(isLost));
  const reads = sets.flatMap(({ conditions, expressions }) => [
    ...conditions.flatMap(({ of, reads }) =>
      'field' in of ? reads.map(({ field }) => [of.field, field] as const) : [],
    ),
    ...expressions.flatMap(({ of, reads: read }) =>
      of.kind === 'assert' ? read.map((field) => [of.at, field] as const) : [],
    ),
  ]);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [field, read] of reads) if (found.has(read)) found.add(field);
  }
  return found;
}

/** What becomes of answers: those that stay, and the fields that are refused. What is lost decides nothing. */
export function outcome(form: FormModule, given: Answers, lost: ReadonlySet<string>, isChecked: boolean) {
  const answers = startWith(form, given);
  const { steps } = walk(form, answers);
  const refused = steps.flatMap(({ errors }) => errors.map(({ field }) => field));
  return {
    answers: Object.entries(answers)
      .filter(([name, answer]) => !isEmpty(answer) && !lost.has(name))
      .sort(([one], [other]) => one.localeCompare(other)),
    refused: isChecked ? [...new Set(refused)].filter((name) => !lost.has(name.replace(/\..*/, ''))).sort() : [],
  };
}
