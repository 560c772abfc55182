import { stringify } from 'yaml';
import { filledIn } from '../../compiler/lint/privacy.ts';
import type { Imported, Lost, Question } from './question.ts';
import { messagesOf, requiredWords, rowWords } from './words.ts';

/** A file to write, by its path from the folder that holds config/. */
export interface Written {
  readonly file: string;
  readonly text: string;
}

/** The form and its lists as YAML, and what could not be carried over. */
export function writeForm(name: string, imported: Imported): { files: Written[]; lost: readonly Lost[] } {
  const { questions, lost } = settled(imported);
  const form = {
    description: imported.description ?? 'Say what the form is for.',
    schema: objectOf(questions, name),
    ...some('ui', named(questions, uiOf)),
    ...some('messages', named(questions, messagesOf)),
    submit: { label: imported.submit ?? 'Send', actions: [{ alert: 'Thank you.' }] },
    examples: [emptyExample(questions)],
  };
  return {
    files: [file('form', `config/forms/${name}.yaml`, form), ...listsOf(questions, name)],
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

/** How a question looks, and with rows what each of them looks like and says. */
const uiOf = ({ ui, rows, title = '' }: Question): object =>
  rows
    ? {
        ...ui,
        widget: 'rows',
        options: rowWords(title),
        rows: { ...some('ui', named(rows, uiOf)), ...some('messages', named(rows, messagesOf)) },
      }
    : ui;

/** The lists of all questions that have choices. */
const listsOf = (questions: readonly Question[], form: string): Written[] =>
  questions.flatMap((one) =>
    one.rows
      ? listsOf(one.rows, listOf(form, one))
      : one.choices
        ? [file('list', `config/lists/${listOf(form, one)}.yaml`, { of: 'options', items: one.choices })]
        : [],
  );

const listOf = (form: string, { name }: Question): string =>
  `${form}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function schemaOf(question: Question, form: string): object {
  const { type, title, choices, rows, rules } = question;
  if (rows) return { type, title, ...rules, items: objectOf(rows, listOf(form, question)) };
  const list = choices && { 'x-list': listOf(form, question) };
  const item = choices?.every(({ value }) => typeof value === 'number') ? 'integer' : 'string';
  return { type, title, ...rules, ...(type === 'array' ? { items: { type: item, ...list } } : list) };
}

/** Nobody has answered anything yet: the one example that every form can have. */
function emptyExample(questions: readonly Question[]): object {
  const errors = questions.flatMap(emptyErrors);
  const name = 'Nothing is filled in';
  return errors.length === 0 ? { name, does: [{ alert: 'Thank you.' }] } : { name, errors: Object.fromEntries(errors) };
}

/** What is said of a question that nobody has answered. As many rows as there must be stand there from the start. */
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

/** Our forms take no date without bounds: it would be in the year 2999 too. */
const widestDates = { minimum: 'today - 120 years', maximum: 'today + 10 years' };

const isEndless = ({ rules }: Question): boolean =>
  rules.format === 'date' && (rules.minimum === undefined || rules.maximum === undefined);

/**
 * A box that must be ticked is required, what a browser fills in of a person is private, and a limit that no answer
 * passes says nothing.
 */
function completed(question: Question): Question {
  const { ui, rules, type, required, choices = [], rows } = question;
  const kind = typeof ui.autocomplete === 'string' ? filledIn[ui.autocomplete.split('-')[0] ?? ''] : undefined;
  const mustTick = type === 'boolean' && rules.const === true;
  return {
    ...question,
    // A list without rows is an answer all the same: minItems says how many there must be.
    required: (required && !rows) || mustTick,
    rules: Object.fromEntries(
      Object.entries(rules).filter(
        ([key, value]) => key !== 'maxItems' || rows !== undefined || Number(value) < choices.length,
      ),
    ),
    ui: { ...ui, ...(kind !== undefined && { private: kind }) },
  };
}

/** Without questions of the same name, and without conditions on questions that are not there. */
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
        what: 'any date at all',
        way:
          `It takes days from ${widestDates.minimum} to ${widestDates.maximum} now: ` +
          'write nearer ones as minimum and maximum.',
      })),
      ...loose.map((one) => ({
        at: one.name,
        what: `its condition on ${hangs(one)}, which is not in the form`,
        way: 'Ask that first, and write the condition under ui: when.',
      })),
    ],
  };
}

const named = (questions: readonly Question[], of: (question: Question) => object): Record<string, object> =>
  Object.fromEntries(
    questions.map((one) => [one.name, of(one)] as const).filter(([, value]) => Object.keys(value).length > 0),
  );

const some = (key: string, value: object): object => (Object.keys(value).length > 0 ? { [key]: value } : {});

function file(kind: string, path: string, data: object): Written {
  const schema = `# yaml-language-server: $schema=../../schemas/editor/${kind}.json\n`;
  return {
    file: path,
    text:
      schema +
      stringify(data, {
        lineWidth: 0,
        aliasDuplicateObjects: false,
        keepUndefined: false,
        // With quotes around No, which older readers take for false.
        compat: 'yaml-1.1',
      }),
  };
}
