import type { Answer } from '../../../shared/plan/answers.ts';
import type { AnswerRule, FieldUi } from '../../../shared/plan/config.generated.ts';
import { checkedSchema } from '../answer.ts';
import { checker } from '../checker.ts';
import type { FieldSchema } from '../types.ts';
import { decidingLists } from './lists.ts';
import { decidingNumbers } from './numbers.ts';
import { decidingTexts, type Deciding } from './texts.ts';
import { perKey } from '../../../shared/memo.ts';

export interface AnswerDomain {
  readonly schema: FieldSchema;
  readonly choices: readonly (string | number)[] | undefined;
  /** How a text is filtered while it is typed. */
  readonly filters?: FieldUi['filters'];
}

/** Enough for the conditions of several sites. */
const maxConditions = 2000;

/**
 * Answers to a field that decide about rules of conditions: for every way in which an accepted answer can satisfy some
 * of the rules and not the others, one such answer. Cached, because each compilation asks for the same.
 */
export const decidingAnswers = perKey(
  maxConditions,
  (asked: AnswerDomain, rules: readonly AnswerRule[]) => JSON.stringify([asked, rules]),
  (asked, rules): Deciding => {
    const { answers, isComplete } = work(asked, rules);
    const accepts = checker(checkedSchema(asked.schema));
    const fitting = answers.filter((answer) => accepts(answer));
    return { answers: oneOfEach(fitting, rules), isComplete };
  },
);

function work({ schema, choices, filters = [] }: AnswerDomain, rules: readonly AnswerRule[]): Deciding {
  if (schema.type === 'array') return all(decidingLists(schema, choices ?? [], rules) as readonly Answer[]);
  if (choices) return all(choices);
  if (schema.type === 'boolean') return all([true, false]);
  return schema.type === 'string'
    ? decidingTexts(schema, rules, filters.map(leftBy))
    : all(decidingNumbers(schema, rules));
}

const all = (answers: readonly Answer[]): Deciding => ({ answers, isComplete: true });

const leftByFilter = {
  digits: '^[0-9]*$',
  phone: '^[1-9][0-9]*$',
  code: '^[^\\p{Ll}\\s\\p{Pd}\\p{Cf}\\u2212]*$',
  trim: '^\\S(?:[^]*\\S)?$',
  uppercase: '^[^\\p{Ll}]*$',
} as const;

/** A pattern of the texts that a filter does not change. */
function leftBy(filter: NonNullable<FieldUi['filters']>[number]): string {
  if (typeof filter === 'object') return `^[^]{0,${filter.cap}}$`;
  return leftByFilter[filter];
}

/** The first answer of each kind that the rules distinguish. */
function oneOfEach(answers: readonly Answer[], rules: readonly AnswerRule[]): Answer[] {
  const checks = rules.map((rule) => checker({ ...rule }));
  const kinds = new Map<string, Answer>();
  for (const answer of answers) {
    const kind = checks.map((holds) => holds(answer)).join();
    if (!kinds.has(kind)) kinds.set(kind, answer);
  }
  return [...kinds.values()];
}
