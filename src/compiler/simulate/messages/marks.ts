import { rowsEngine } from '../../../shared/engine/rows.ts';
import type { EstimatePlan } from '../../../shared/plan/estimate.ts';
import type { FieldSet, Step } from '../../../shared/plan/form.ts';
import type { Message, MessageKeyword } from '../../../shared/plan/message.ts';
import type { FieldSetModel, MessageModel } from '../../model/types.ts';

/**
 * Replaces a message and identifies it, also when several have the same text. It is made from the message's path in the
 * file.
 */
export type Mark = string;

export const markOf = ({ path }: Pick<MessageModel, 'path'>): Mark => path.join('/');

/**
 * A copy of a step with a mark instead of each message, also in its rows. Its refusal is removed, because it would hide
 * them.
 */
export function markedStep<Set extends FieldSet | Step>(step: Set, { messages, fields }: FieldSetModel): Set {
  const { refusal: _, rules, ...plan } = step.plan;
  const inRows = Object.entries(step.rows?.sets ?? {}).map(
    ([field, set]) => [field, markedStep(set, fields.get(field)!.rows!)] as const,
  );
  return {
    ...step,
    ...(step.rows && { rows: rowsEngine(Object.fromEntries(inRows)) }),
    plan: {
      ...plan,
      messages: marksByField(messages),
      rules: rules.map((rule, index) => ({
        ...rule,
        messages: {
          ...marksByCode(messages, ({ of }) => of.kind === 'rule' && of.rule === index),
          ...marksOfBound(messages, rule.plugin),
        },
      })),
    },
  };
}

function marksByField(messages: readonly MessageModel[]): Record<string, Partial<Record<MessageKeyword, Mark>>> {
  const marks: Record<string, Partial<Record<MessageKeyword, Mark>>> = {};
  for (const message of messages) {
    if (message.of.kind !== 'field') continue;
    const { field, keyword } = message.of;
    marks[field] = { ...marks[field], [keyword]: markOf(message) };
  }
  return marks;
}

const marksByCode = (
  messages: readonly MessageModel[],
  isWanted: (message: MessageModel) => boolean,
): Record<string, Message> =>
  Object.fromEntries(
    messages.filter(isWanted).flatMap((message) => ('code' in message.of ? [[message.of.code, markOf(message)]] : [])),
  );

/** The mark of the message of a bound from an expression. The name of its rule consists of field and keyword. */
const marksOfBound = (messages: readonly MessageModel[], rule: string): Record<string, Message> =>
  Object.fromEntries(
    messages.flatMap((message) =>
      message.of.kind === 'field' && rule === `${message.of.field} ${message.of.keyword}`
        ? [[message.of.keyword, markOf(message)]]
        : [],
    ),
  );

/** An estimate with marks instead of its messages. */
export function markedEstimate(plan: EstimatePlan, messages: readonly MessageModel[]): EstimatePlan {
  const [amount, note] = ['amount', 'note'].map((kind) => messages.find(({ of }) => of.kind === kind));
  return {
    ...plan,
    ...(amount && { value: markOf(amount) }),
    ...(note && { note: markOf(note) }),
    messages: marksByCode(messages, ({ of }) => of.kind === 'estimate'),
  };
}

/** The reason in the file why visitors never read a message: `unseen` of its field. */
export const unseenWhy = ({ of }: MessageModel, { fields }: FieldSetModel): string | undefined =>
  of.kind === 'field' ? fields.get(of.field)?.unseen[of.keyword] : undefined;
