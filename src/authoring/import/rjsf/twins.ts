import { any } from '../expression.ts';
import type { Question } from '../form.ts';
import { numberIn, type Reading } from '../reading.ts';
import type { SchemaWalk } from './walk.ts';

/** Questions that several alternatives ask in the same way are one question, asked in any of them. */
export function mergeTwins(questions: readonly Question[], { lost }: Reading): Question[] {
  const result: Question[] = [];
  for (const question of questions) {
    const index = result.findIndex(({ id }) => id === question.id);
    const twin = result[index];
    const { chooser, ...rules } = question.rules;
    const own = { ...question, rules };
    if (!twin) result.push(own);
    else if (chooser !== true && isSame(twin, own))
      result[index] = {
        ...twin,
        when: twin.when && own.when && any(twin.when, own.when),
        required: twin.required && own.required,
      };
    else if (chooser !== true) {
      lost.push({
        at: question.at,
        what: `another question called ${question.id}`,
        way: 'It is a question of its own now, with another name: its answer is stored under that name.',
      });
      result.push(own);
    }
  }
  return result;
}

const isSame = (one: Question, other: Question): boolean => shape(one) === shape(other);
const shape = ({ at: _at, when: _when, required: _required, rows, ...rest }: Question): string =>
  JSON.stringify([rest, rows?.map(shape)]);

/** Adds to questions that they must be answered under a condition. */
export function withNeeds(questions: readonly Question[], { needed, reading }: SchemaWalk): Question[] {
  const open = new Set(needed);
  const add = (question: Question): Question => {
    const own = needed.filter(({ id }) => id === question.id);
    own.forEach((one) => open.delete(one));
    const rows = question.rows?.map(add);
    const withRows = rows ? { ...question, rows } : question;
    if (own.length === 0 || question.required) return withRows;
    const isAlways = own.some(({ when }) => numberIn((when as { left?: { value?: unknown } }).left?.value) === 1);
    const isShownThen = own.some(({ when }) => JSON.stringify(when) === JSON.stringify(question.when));
    return isAlways || isShownThen
      ? { ...withRows, required: true }
      : { ...withRows, requiredWhen: any(...own.map(({ when }) => when)) };
  };
  const result = questions.map(add);
  for (const { id } of open)
    reading.lost.push({
      at: id,
      what: `required: ${id}, which is not a question`,
      way: 'Ask for it, or leave it out.',
    });
  return result;
}
