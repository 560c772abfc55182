import type { FormModule } from '../../../plan/form.ts';
import type { Message, MessageKeyword } from '../../../plan/message.ts';
import type { FieldSetModel, MessageModel } from '../../model/types.ts';
import type { Step } from '../simulation-model.ts';

/**
 * A message by its place in the file: what a run shows says at once which one it was, though others have the same
 * words.
 */
export type Mark = string;

export const markOf = ({ path }: Pick<MessageModel, 'path'>): Mark => path.join('/');

/** The same step with a mark in place of each message, and without the refusal, which would hide them. */
export function markedStep(step: Step, { messages }: FieldSetModel): Step {
  const { refusal: _, rules, ...plan } = step.plan;
  return {
    ...step,
    plan: {
      ...plan,
      messages: marksByField(messages),
      rules: rules.map((rule, index) => ({
        ...rule,
        messages: marksByCode(messages, ({ of }) => of.kind === 'rule' && of.rule === index),
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

/** The same form with marks for what its estimate says. */
export function markedEstimate(form: FormModule, { messages }: FieldSetModel): FormModule {
  const { estimate } = form.plan;
  if (!estimate) return form;
  const note = messages.find(({ of }) => of.kind === 'note');
  return {
    ...form,
    plan: {
      ...form.plan,
      estimate: {
        ...estimate,
        ...(note && { note: markOf(note) }),
        messages: marksByCode(messages, ({ of }) => of.kind === 'estimate'),
      },
    },
  };
}

/** Why the file says that no visitor can come to read a message: `unseen` of its field. */
export const unseenWhy = ({ of }: MessageModel, { fields }: FieldSetModel): string | undefined =>
  of.kind === 'field' ? fields.get(of.field)?.unseen[of.keyword] : undefined;
