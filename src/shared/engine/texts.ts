import type { Answer, Answers } from '../plan/answers.ts';
import type { FieldOptions, FieldPlan, FieldSet, FillWords } from '../plan/form.ts';
import type { Label } from '../plan/lead.ts';
import type { Message } from '../plan/message.ts';
import { answerOf, isAnswer, isEmpty } from './answers.ts';
import { formatDate, formatMonth } from './dates.ts';
import { formatMessage } from './format/message.ts';
import { formatNumber, money } from './format/numbers.ts';
import { plainText } from './format/rich.ts';
import { fieldLabel, visibleFields } from './visible.ts';

type ShownField = Pick<FieldPlan, 'choices' | 'typed' | 'display' | 'numbers' | 'language' | 'around'> &
  Partial<Pick<FieldPlan, 'options' | 'sent'>>;

/**
 * An answer as the visitor reads it; '' for a ticked box, whose label says it all. A drawing has a name.
 * Takes    `values`, `fields`: what the labels of choices can print
 */
export function answerInWords(
  plan: ShownField,
  answer: Answer,
  values: Readonly<Record<string, unknown>> = {},
  fields: PrintedFields = {},
): string {
  if (typeof answer === 'boolean') return '';
  if (typeof answer === 'object')
    return new Intl.ListFormat(plan.language).format(
      answer.map((value, index) =>
        typeof value === 'object'
          ? titleOfRow(plan.options ?? {}, index, value)
          : choiceLabel(plan, value, values, fields),
      ),
    );
  if (plan.options?.drawn && String(answer).startsWith('<')) return plan.options.drawn;
  const [before, after] = plan.around ?? ['', ''];
  const words = displayed(plan, answer) ?? choiceLabel(plan, answer, values, fields);
  return formatMessage(before, { value: answer }) + words + formatMessage(after, { value: answer });
}

/** A row by its title, or by its name while an answer that the title prints is missing. */
export function titleOfRow(
  { title = '', row = '' }: FieldOptions,
  index: number,
  answers: Answers,
  fields = {},
): string {
  const words = isWhole(title, answers) ? messageInWords(title, answers, fields).trim() : '';
  return words === '' ? formatMessage(row, { n: index + 1 }) : words;
}

/** Whether no value of a message is missing. A plural or select has its own words for that. */
const isWhole = (message: Message, values: Answers): boolean =>
  typeof message === 'string' ||
  message.every((node) => typeof node === 'string' || !('arg' in node) || !isEmpty(answerOf(values, node.arg)));

function displayed({ display, numbers }: ShownField, answer: string | number): string | undefined {
  switch (display) {
    case 'money':
      return money(answer, numbers);
    case 'month':
      return formatMonth(String(answer));
    case 'date':
      return formatDate(String(answer));
    case 'number':
      return formatNumber(answer, numbers);
    case undefined:
      return undefined;
  }
}

export type PrintedFields = Readonly<Record<string, ShownField>>;

/** The fields whose answers the messages of a step or row can print: in a wizard, those of all steps. */
export const printedFields = ({ asked, plan }: FieldSet): PrintedFields => asked ?? plan.fields;

/** The fields of all steps of a form, whose answers the messages after the last one can print. */
export const fieldsOfForm = ({ steps: [first] }: { readonly steps: readonly FieldSet[] }): PrintedFields =>
  first ? printedFields(first) : {};

/** The text of a message, with answers as their fields show them. `values`: the answers, and other values. */
export const messageInWords = (
  message: Message,
  values: Readonly<Record<string, unknown>>,
  fields: PrintedFields,
): string =>
  formatMessage(message, values, (name, value) =>
    Object.hasOwn(fields, name) && isAnswer(value) ? answerInWords(fields[name]!, value, values, fields) : undefined,
  );

function choiceLabel(
  plan: ShownField,
  value: string | number,
  values: Readonly<Record<string, unknown>>,
  fields: PrintedFields,
): string {
  // A code is printed as it was typed; its label says what it stands for.
  if (plan.typed) return String(value);
  const { label = String(value), words } = plan.choices?.find((choice) => choice.value === value) ?? {};
  return words?.label ? messageInWords(words.label, values, fields) : label;
}

/** The text of a consent: everything beside its box, in lines, without the marks of bold words and links. */
export const consentWords = ({ label, help, notice }: ConsentText): string =>
  [label, help, ...(notice ? [notice.label, ...notice.purposes, ...notice.rights].map(plainText) : [])]
    .filter(Boolean)
    .join('\n');

type ConsentText = Pick<FieldPlan, 'label' | 'help'> & { readonly notice?: FieldPlan['notice'] | undefined };

/**
 * The questions to the given answers, and of those that were left empty, and the label of each choice. A lead stores
 * them, those of fields in objects by their path: address.city.
 * Takes    `all`: also the answers that a lead does not store, on which questions may depend
 */
export function leadLabels(set: FieldSet, answers: Answers, all: Answers = answers): Record<string, Label> {
  const seen = visibleFields(set, all);
  const asked = Object.values(set.plan.fields).filter(
    ({ name, widget, computed, sent }) =>
      Object.hasOwn(answers, name) ||
      (seen.has(name) && widget !== 'hidden' && widget !== 'note' && !computed && sent !== false),
  );
  return Object.fromEntries(
    asked.map((plan) => [
      plan.inObject?.join('.') ?? plan.name,
      {
        question: [plan.inObject && plan.group, fieldLabel(set, plan.name, all)].filter(Boolean).join(': '),
        ...(plan.choices &&
          answers[plan.name] !== undefined && {
            answer: answerInWords(plan, answers[plan.name]!, all, printedFields(set)),
          }),
      },
    ]),
  );
}

/** The words of a field or an option with answers in them. */
export const fillWords: FillWords = (set, words, answers) =>
  Object.fromEntries(
    Object.entries<Message>(words as Record<string, Message>).map(([word, message]) => [
      word,
      messageInWords(message, answers, printedFields(set)),
    ]),
  ) as ReturnType<FillWords>;
