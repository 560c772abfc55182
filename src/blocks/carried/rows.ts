import { answerOf, isAnswer, isEmpty, pick } from '../../engine/answers.ts';
import { formatDate, formatMonth } from '../../engine/dates.ts';
import { formatMessage } from '../../engine/format/message.ts';
import type { Answer, Answers, Option } from '../../plan/answers.ts';
import type { CarriedAnswer, CarriedBlock, CarriedRow } from '../../plan/blocks.generated.ts';

/** A line of what was carried, in the visitor's words. */
export interface ShownRow {
  readonly label: string;
  readonly value: string;
}

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** The answers in a navigation state of any shape; what cannot be an answer falls away. */
export function carriedIn(state: unknown): Answers {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return {};
  return pick(state as Answers, (_, answer) => isAnswer(answer));
}

/** The rows of which something was carried. `lists`: those of the page, for the labels of options. */
export function rowsOf(rows: readonly CarriedRow[], carried: Answers, lists: Lists): ShownRow[] {
  return rows.flatMap(({ label, of }) => {
    const value = of.flatMap((part) => wordsOf(part, answerOf(carried, part.field), lists) ?? []).join(', ');
    return value === '' ? [] : [{ label, value }];
  });
}

/** The heading that names the visitor, when the name was carried. */
export function greetingOf(greeting: CarriedBlock['greeting'], carried: Answers): string | undefined {
  const name = greeting && answerOf(carried, greeting.field);
  return greeting && typeof name === 'string' && !isEmpty(name) ? formatMessage(greeting.words, { name }) : undefined;
}

function wordsOf({ list, words }: CarriedAnswer, answer: Answer | undefined, lists: Lists): string | undefined {
  if (answer === undefined || isEmpty(answer) || answer === false || (answer === 0 && list === undefined))
    return undefined;
  const options = (lists[list ?? ''] ?? []) as readonly Option[];
  const value = [answer]
    .flat()
    .map((one) => options.find((option) => option.value === one)?.label ?? plain(one))
    .join(', ');
  if (words !== undefined) return formatMessage(words, { value: typeof answer === 'number' ? answer : value });
  return answer === true ? undefined : value;
}

const plain = (answer: string | number | boolean): string =>
  typeof answer === 'string' ? formatMonth(formatDate(answer)) : String(answer);
