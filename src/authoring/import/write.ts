import { stringify } from 'yaml';
import { filledIn } from '../../compiler/lint/privacy.ts';
import type { Imported, Lost, Question } from './question.ts';
import { messagesOf, requiredWords, rowWords } from './messages.ts';

/** A file to write. Its path is relative to the folder of config/. */
export interface ImportedFile {
  readonly file: string;
  readonly text: string;
}

/** The form and its lists as YAML, and what could not be imported. */
export function writeForm(name: string, imported: Imported): { files: ImportedFile[]; lost: readonly Lost[] } {
  const { questions, lost } = settled(imported);
  const form = {
    description: imported.description ?? 'Describe what the form is for.',
    schema: objectOf(questions, name),
    ...some('ui', byQuestionName(questions, uiOf)),
    ...some('messages', byQuestionName(questions, messagesOf)),
    submit: { label: imported.submit ?? 'Send', actions: [{ alert: 'Thank you.' }] },
    examples: [emptyExample(questions)],
  };
  return {
    files: [yamlFile('form', `config/forms/${name}.yaml`, form), ...listsOf(questions, name)],
    lost,
  };
}

const objectOf = (questions: readonly Question[], form: string): object => ({
  type: 'object',
  ...some(
    'required',
    questions.filter(({ required }) => required).map((one) => one.name),
  ),
  properties: Object.fromEntries(questions.map((one) => [one.name, schemaOf(one, form)])),
});

/** The `ui` of a question. With rows, it includes their `ui` and messages. */
const uiOf = ({ ui, rows, title = '' }: Question): object =>
  rows
    ? {
        ...ui,
        widget: 'rows',
        options: rowWords(title),
        rows: { ...some('ui', byQuestionName(rows, uiOf)), ...some('messages', byQuestionName(rows, messagesOf)) },
      }
    : ui;

/** The option lists of all questions with choices. */
const listsOf = (questions: readonly Question[], form: string): ImportedFile[] =>
  questions.flatMap((one) =>
    one.rows
      ? listsOf(one.rows, listName(form, one))
      : one.choices
        ? [yamlFile('list', `config/lists/${listName(form, one)}.yaml`, { of: 'options', items: one.choices })]
        : [],
  );

const listName = (form: string, { name }: Question): string =>
  `${form}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function schemaOf(question: Question, form: string): object {
  const { type, title, choices, rows, rules } = question;
  if (rows) return { type, title, ...rules, items: objectOf(rows, listName(form, question)) };
  const list = choices && { 'x-list': listName(form, question) };
  const item = choices?.every(({ value }) => typeof value === 'number') ? 'integer' : 'string';
  return { type, title, ...rules, ...(type === 'array' ? { items: { type: item, ...list } } : list) };
}

/** An example without answers, which is valid for every form. */
function emptyExample(questions: readonly Question[]): object {
  const errors = questions.flatMap(emptyErrors);
  const name = 'Nothing is filled in';
  return errors.length === 0 ? { name, does: [{ alert: 'Thank you.' }] } : { name, errors: Object.fromEntries(errors) };
}

/** The errors of an unanswered question. The required number of rows exists from the start. */
function emptyErrors(question: Question): (readonly [field: string, words: string])[] {
  const { name, required, ui, rules, rows = [] } = question;
  if (ui.when !== undefined || rules.default !== undefined) return [];
  const ofRow = rows.flatMap(emptyErrors);
  const count = typeof rules.minItems === 'number' ? rules.minItems : 0;
  return [
    ...(required ? [[name, requiredWords(question)] as const] : []),
    ...Array.from({ length: count }, (_, index) => index + 1).flatMap((row) =>
      ofRow.map(([field, words]) => [`${name}.${row}.${field}`, words] as const),
    ),
  ];
}

/** Our forms require bounds for dates, so that the year 2999 is an error. */
const widestDates = { minimum: 'today - 120 years', maximum: 'today + 10 years' };

const isEndless = ({ rules }: Question): boolean =>
  rules.format === 'date' && (rules.minimum === undefined || rules.maximum === undefined);

/**
 * Makes boxes that must be ticked required, personal data that browsers autofill private, and removes limits that no
 * answer can exceed.
 */
function completed(question: Question): Question {
  const { ui, rules, type, required, choices = [], rows } = question;
  const kind = typeof ui.autocomplete === 'string' ? filledIn[ui.autocomplete.split('-')[0] ?? ''] : undefined;
  const mustTick = type === 'boolean' && rules.const === true;
  return {
    ...question,
    // An empty list of rows is an answer, so minItems is used instead of required.
    required: (required && !rows) || mustTick,
    rules: Object.fromEntries(
      Object.entries(rules).filter(
        ([key, value]) => key !== 'maxItems' || rows !== undefined || Number(value) < choices.length,
      ),
    ),
    ui: { ...ui, ...(kind !== undefined && { private: kind }) },
  };
}

/** Removes questions with duplicate names, and conditions on missing questions. */
function settled({ questions: all, lost: before }: Imported): Pick<Imported, 'questions' | 'lost'> {
  const lost = [...before];
  const questions = all.map((one) => {
    if (!one.rows) return one;
    const inner = settled({ description: undefined, submit: undefined, questions: one.rows, lost: [] });
    lost.push(...inner.lost.map((each) => ({ ...each, at: `${one.name}.${each.at}` })));
    return { ...one, rows: inner.questions };
  });
  const names = questions.map(({ name }) => name);
  const once = questions.filter(({ name }, index) => names.indexOf(name) === index);
  const twice = questions.filter((one) => !once.includes(one));
  const hangs = ({ ui }: Question) => Object.keys((ui.when ?? {}) as object).find((name) => !names.includes(name));
  const loose = once.filter((one) => hangs(one) !== undefined);
  const endless = once.filter(isEndless);
  return {
    questions: once
      .map((one) => (loose.includes(one) ? { ...one, ui: { ...one.ui, when: undefined } } : one))
      .map((one) => (endless.includes(one) ? { ...one, rules: { ...widestDates, ...one.rules } } : one))
      .map(completed),
    lost: [
      ...lost,
      ...twice.map(({ name }) => ({ at: name, what: 'a second question of this name', way: 'Give it another name.' })),
      ...endless.map(({ name }) => ({
        at: name,
        what: 'any date',
        way:
          `It now accepts dates from ${widestDates.minimum} to ${widestDates.maximum}: ` +
          'write narrower bounds as minimum and maximum.',
      })),
      ...loose.map((one) => ({
        at: one.name,
        what: `its condition on ${hangs(one)}, which is not in the form`,
        way: 'Ask that question first, and write the condition under ui: when.',
      })),
    ],
  };
}

const byQuestionName = (questions: readonly Question[], of: (question: Question) => object): Record<string, object> =>
  Object.fromEntries(
    questions.map((one) => [one.name, of(one)] as const).filter(([, value]) => Object.keys(value).length > 0),
  );

const some = (key: string, value: object): object => (Object.keys(value).length > 0 ? { [key]: value } : {});

function yamlFile(kind: string, path: string, data: object): ImportedFile {
  const schema = `# yaml-language-server: $schema=../../schemas/editor/${kind}.json\n`;
  return {
    file: path,
    text:
      schema +
      stringify(data, {
        lineWidth: 0,
        aliasDuplicateObjects: false,
        keepUndefined: false,
        // Quotes words such as No, which YAML 1.1 parses as false.
        compat: 'yaml-1.1',
      }),
  };
}
