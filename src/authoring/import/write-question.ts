import { filledIn } from '../../compiler/lint/privacy.ts';
import { writeCel } from './cel.ts';
import { writeCondition } from './conditions.ts';
import { allHold, CannotSay, not, type Expression } from './expression.ts';
import { everyQuestion, type Choice, type Json, type Lost, type Question, type Rule } from './form.ts';
import { messagesOf, rowWords } from './messages.ts';
import type { Named, Names } from './names.ts';
import { withoutNever } from './never.ts';
import { printedText, withTitles } from './printed.ts';
import { known, loseCondition } from './reading.ts';
import { keptRules } from './rules.ts';
import { around, scopeOf, type Scope } from './scope.ts';
import { tell } from './tell.ts';
import { requiredRules, writtenRules } from './write-rules.ts';

/** What the writer collects. */
export interface Writing {
  readonly form: string;
  readonly names: Names;
  readonly lost: Lost[];
  /** Checks over several questions. */
  readonly rules: readonly Rule[];
  /** The option lists, by their content. */
  readonly lists: Map<string, { readonly name: string; readonly choices: readonly Choice[] }>;
  /** How many messages were written for lack of others. */
  written: number;
}

/** A question in the parts of our form. */
export interface WrittenQuestion {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Json;
  readonly ui: Json;
  readonly messages: Json;
}

/** Writes a question; undefined if it cannot be asked, which is then lost. */
export function writeQuestion(question: Question, writing: Writing): WrittenQuestion | undefined {
  const named = writing.names.byQuestion.get(question)!;
  const scope = scopeOf(writing.names, named.rows, named);
  const title = printedText(question.title, question.at, writing, named) || named.name;
  // Messages and rows are said without answers.
  const said = withTitles(question.title, writing.names) || named.name;
  if (question.computed) return computedQuestion(question, title, named, scope, writing);
  const rules = keptRules(question, writing.lost);
  const required = (question.required && !question.rows) || (question.type === 'boolean' && rules.const === true);
  const { messages, written } = messagesOf({ ...question, title: said, required }, withoutDefault(rules));
  writing.written += written;
  const rows = question.rows && writeRows(question.rows, writing);
  return {
    name: named.name,
    required,
    schema: { ...schemaOf({ ...question, title }, rules, named, writing), ...(rows && { items: objectOf(rows) }) },
    ui: {
      ...writtenLook(question, named, writing),
      ...(rows && {
        widget: 'rows',
        options: { ...rowWords(said), ...ownOptions(question.ui) },
        rows: { ...partsOf(rows), ...rulesOf(named, writing) },
      }),
      ...conditionsOf(question, scope, writing),
    },
    messages,
  };
}

/** The rules of each row, if there are any. */
const rulesOf = (rows: Named, writing: Writing): Json => {
  const own = [
    ...rows.question.rows!.flatMap((one) => requiredRules(one, writing.names)),
    ...writing.rules.filter(({ beside }) => writing.names.byId.get(beside)?.rows === rows),
  ];
  const written = own.flatMap((one) => writtenRules(one, rows, writing));
  return written.length > 0 ? { rules: written } : {};
};

const withoutDefault = ({ default: _, ...rules }: Json): Json => rules;

const ownOptions = (ui: Json): Json => (ui.options ?? {}) as Json;

function writeRows(rows: readonly Question[], writing: Writing): WrittenQuestion[] {
  return rows.flatMap((one) => {
    const outer = around(writing.names.byQuestion.get(one)?.rows);
    if (!one.rows || outer.length < deepest) return writeQuestion(one, writing) ?? [];
    writing.lost.push({
      at: one.at,
      what: `rows in rows of rows: "${one.title}", with ${everyQuestion(one.rows)
        .map(({ title }) => `"${title}"`)
        .join(', ')}`,
      way: `Ask for them in a text, or in rows of their own beside "${outer.at(-1)!.question.title}".`,
    });
    return [];
  });
}

/** How deep rows can be in rows. */
const deepest = 2;

/** The schema of an object with these questions. */
export const objectOf = (questions: readonly WrittenQuestion[]): Json => {
  const required = questions.filter((one) => one.required).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(questions.map(({ name, schema }) => [name, schema])),
  };
};

/** The look and the messages of these questions. */
export const partsOf = (questions: readonly WrittenQuestion[]): Json => {
  const by = (part: 'ui' | 'messages') =>
    Object.fromEntries(
      questions.filter((one) => Object.keys(one[part]).length > 0).map((one) => [one.name, one[part]]),
    );
  return known({ ui: some(by('ui')), messages: some(by('messages')) });
};

const some = (part: Json): Json | undefined => (Object.keys(part).length > 0 ? part : undefined);

function schemaOf(question: Question, rules: Json, named: Named, writing: Writing): Json {
  const { type, title, choices, rows } = question;
  if (rows || !choices) return { type, title, ...rules };
  const list = { 'x-list': listOf(choices, named, writing) };
  const item = choices.every(({ value }) => typeof value === 'number')
    ? choices.every(({ value }) => Number.isInteger(value))
      ? 'integer'
      : 'number'
    : 'string';
  return {
    type: type === 'array' ? type : item,
    title,
    ...rules,
    ...(type === 'array' ? { items: { type: item === 'number' ? 'string' : item, ...list } } : list),
  };
}

/** The name of the list with these choices. Questions with the same choices share one. */
function listOf(choices: readonly Choice[], { name }: Named, { form, lists }: Writing): string {
  const key = JSON.stringify(choices.map(({ value, label }) => [value, label]));
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!lists.has(key)) lists.set(key, { name: `${form}-${kebab}`, choices });
  return lists.get(key)!.name;
}

function writtenLook({ ui, at, rules }: Question, named: Named, writing: Writing): Json {
  const kind = typeof ui.autocomplete === 'string' ? filledIn[ui.autocomplete.split('-')[0] ?? ''] : undefined;
  const isContact = ui.widget === 'tel' || ui.widget === 'email' || rules.format === 'email';
  const texts = Object.fromEntries(
    ['help', 'placeholder', 'group'].flatMap((key) => {
      const given = ui[key];
      const own = key === 'group' ? undefined : named;
      const words = typeof given === 'string' ? printedText(given, at, writing, own) : '';
      return words === '' ? [] : [[key, words]];
    }),
  );
  const { help: _h, placeholder: _p, group: _g, ...rest } = ui;
  return known({ ...rest, ...texts, private: ui.private ?? kind ?? (isContact ? 'contact' : undefined) });
}

function conditionsOf({ at, when, choices, type }: Question, scope: Scope, writing: Writing): Json {
  const byChoice = (part: (choice: Choice) => Expression | undefined) =>
    (choices ?? []).flatMap((choice) => {
      const given = part(choice);
      const condition = given && conditionOf(given, `${at}/${String(choice.value)}`, scope, writing);
      return condition === undefined ? [] : [[String(choice.value), condition] as const];
    });
  const offered = byChoice(({ when: one }) => one);
  const unavailable = byChoice(({ enabled }) => enabled && not(enabled));
  const shown = when && conditionOf(when, at, scope, writing);
  return known({
    when: shown,
    choicesWhen: offered.length > 0 && type !== 'boolean' ? Object.fromEntries(offered) : undefined,
    unavailable:
      unavailable.length > 0 && type !== 'boolean'
        ? Object.fromEntries(unavailable.map(([value, one]) => [value, { when: one, reason: 'Not available' }]))
        : undefined,
  });
}

/** A condition, or the parts of it that our forms can say. The others are lost. */
export function conditionOf(
  given: Expression,
  at: string,
  scope: Scope,
  { names, lost }: Pick<Writing, 'names' | 'lost'>,
): Json | string | undefined {
  const expression = withoutNever(given, names, at, lost);
  const lose = (one: Expression, why: string): void => loseCondition(lost, at, tell(one), why);
  try {
    return writeCondition(expression, scope);
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    if (expression.op !== 'all') {
      lose(expression, error.message);
      return undefined;
    }
    const fits = expression.of.filter((one) => conditionOf(one, at, scope, { names, lost }) !== undefined);
    if (fits.length < expression.of.length)
      return fits.length === 0 ? undefined : conditionOf(allHold(...fits)!, at, scope, { names, lost });
    // Each fits alone: together they are too long.
    const [longest, ...rest] = [...fits].sort((one, other) => tell(other).length - tell(one).length);
    lose(longest!, error.message);
    return conditionOf(allHold(...fits.filter((one) => rest.includes(one)))!, at, scope, { names, lost });
  }
}

function computedQuestion(
  question: Question,
  title: string,
  named: Named,
  scope: Scope,
  writing: Writing,
): WrittenQuestion | undefined {
  try {
    const computed = writeCel(question.computed!, scope);
    const { widget, options, sent, group, help } = writtenLook(question, named, writing) as Record<string, unknown>;
    const ui = known({ widget: widget === 'hidden' ? widget : undefined, options, sent, group, help, computed });
    const format = question.rules.format === 'date' ? { format: 'date' } : {};
    return {
      name: named.name,
      required: false,
      schema: { type: question.type, title, ...format },
      ui: { ...ui, ...conditionsOf(question, scope, writing) },
      messages: {},
    };
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    writing.lost.push({
      at: question.at,
      what: `the computed value "${question.title}", ${tell(question.computed!)}: ${error.message}`,
      way: 'Write it as computed, in our expressions, or as a formula of a plug-in.',
    });
    return undefined;
  }
}
