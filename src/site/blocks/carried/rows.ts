import { answerOf, isEmpty } from '../../../shared/engine/answers.ts';
import { formatDate, formatMonth } from '../../../shared/engine/dates.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { Answer, Answers, Option, Row } from '../../../shared/plan/answers.ts';
import type { CarriedAnswer, CarriedBlock, CarriedRow } from '../../../shared/plan/blocks.generated.ts';

/** A carried answer, as the visitor reads it. */
export interface ShownRow {
  readonly label: string;
  readonly value: string;
}

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** The rows for which something was carried. `lists` are those of the page: they hold the labels of options. */
export function carriedRows(rows: readonly CarriedRow[], carried: Answers, lists: Lists): ShownRow[] {
  return rows.flatMap(({ label, of }) => {
    const value = of.flatMap((part) => carriedAnswerText(part, answerOf(carried, part.field), lists) ?? []).join(', ');
    return value === '' ? [] : [{ label, value }];
  });
}

/** The heading that greets the visitor by name; undefined when no name was carried. */
export function greetingOf(greeting: CarriedBlock['greeting'], carried: Answers): string | undefined {
  const name = greeting && answerOf(carried, greeting.field);
  return greeting && typeof name === 'string' && !isEmpty(name) ? formatMessage(greeting.words, { name }) : undefined;
}

/**
 * An answer as config words it; undefined when there is nothing to say, such as for an unticked box or a count of none.
 */
function carriedAnswerText(
  { list, words }: CarriedAnswer,
  answer: Answer | undefined,
  lists: Lists,
): string | undefined {
  if (answer === undefined || isEmpty(answer) || answer === false || (answer === 0 && list === undefined))
    return undefined;
  const options = (lists[list ?? ''] ?? []) as readonly Option[];
  const value = [answer]
    .flat()
    .map((one) => options.find((option) => option.value === one)?.label ?? carriedValueText(one))
    .join(', ');
  if (words !== undefined) return formatMessage(words, { value: typeof answer === 'number' ? answer : value });
  return answer === true ? undefined : value;
}

function carriedValueText(answer: string | number | boolean | Row): string {
  if (typeof answer === 'object')
    return Object.values(answer)
      .flatMap((one) => (one === undefined ? [] : [one].flat().map(carriedValueText)))
      .join(' ');
  return typeof answer === 'string' ? formatMonth(formatDate(answer)) : String(answer);
}
