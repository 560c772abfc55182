import { stringify } from 'yaml';
import { filledIn } from '../../../compiler/lint/privacy.ts';
import type { Imported, Lost, Question } from './question.ts';
import { messagesOf, requiredWords } from './words.ts';

/** A file to write, by its path from the folder that holds config/. */
export interface Written {
  readonly file: string;
  readonly text: string;
}

/** The form and its lists as YAML, and what could not be carried over. */
export function writeForm(name: string, imported: Imported): { files: Written[]; lost: readonly Lost[] } {
  const { questions, lost } = settled(imported);
  const lists = questions.filter(({ choices }) => choices !== undefined);
  const form = {
    description: imported.description ?? 'Say what the form is for.',
    schema: {
      type: 'object',
      ...some(
        'required',
        questions.filter(({ required }) => required).map((one) => one.name),
      ),
      properties: Object.fromEntries(questions.map((one) => [one.name, schemaOf(one, name)])),
    },
    ...some(
      'ui',
      named(questions, ({ ui }) => ui),
    ),
    ...some('messages', named(questions, messagesOf)),
    submit: { label: imported.submit ?? 'Send', actions: [{ alert: 'Thank you.' }] },
    examples: [emptyExample(questions)],
  };
  return {
    files: [
      file('form', `config/forms/${name}.yaml`, form),
      ...lists.map((one) =>
        file('list', `config/lists/${listOf(name, one)}.yaml`, { of: 'options', items: one.choices }),
      ),
    ],
    lost,
  };
}

const listOf = (form: string, { name }: Question): string =>
  `${form}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function schemaOf(question: Question, form: string): object {
  const { type, title, choices, rules } = question;
  const list = choices && { 'x-list': listOf(form, question) };
  const item = choices?.every(({ value }) => typeof value === 'number') ? 'integer' : 'string';
  return { type, title, ...rules, ...(type === 'array' ? { items: { type: item, ...list } } : list) };
}

/** Nobody has answered anything yet: the one example that every form can have. */
function emptyExample(questions: readonly Question[]): object {
  const asked = questions.filter(
    ({ required, ui, rules }) => required && ui.when === undefined && rules.default === undefined,
  );
  const name = 'Nothing is filled in';
  if (asked.length === 0) return { name, does: [{ alert: 'Thank you.' }] };
  return { name, errors: Object.fromEntries(asked.map((one) => [one.name, requiredWords(one)])) };
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
  const { ui, rules, type, required, choices = [] } = question;
  const kind = typeof ui.autocomplete === 'string' ? filledIn[ui.autocomplete.split('-')[0] ?? ''] : undefined;
  const mustTick = type === 'boolean' && rules.const === true;
  return {
    ...question,
    required: required || mustTick,
    rules: Object.fromEntries(
      Object.entries(rules).filter(([key, value]) => key !== 'maxItems' || Number(value) < choices.length),
    ),
    ui: { ...ui, ...(kind !== undefined && { private: kind }) },
  };
}

/** Without questions of the same name, and without conditions on questions that are not there. */
function settled({ questions, lost }: Imported): Pick<Imported, 'questions' | 'lost'> {
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
        way: `It takes days from ${widestDates.minimum} to ${widestDates.maximum} now: write nearer ones as minimum and maximum.`,
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
    text: schema + stringify(data, { lineWidth: 0, aliasDuplicateObjects: false, keepUndefined: false }),
  };
}
