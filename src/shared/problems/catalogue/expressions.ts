import { capital } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** Expressions, which compute values from answers. */
export const problems = {
  badExpression: problem('expression/bad', (why: string, fix: string) => [
    `This expression is not valid: ${why}.`,
    fix,
  ]),
  unknownInExpression: problem('expression/unknown-name', (why: string, fix: string) => [`${capital(why)}.`, fix]),
  mixedTypes: problem('expression/type', (why: string, fix: string) => [`${capital(why)}.`, fix]),
  wrongResult: problem('expression/wrong-result', (given: string, wanted: string, fix: string) => [
    `This gives ${given}, but ${wanted} is needed here.`,
    fix,
  ]),
  unknownAnswer: problem('expression/unknown-answer', (field: string, typed: string, why: string, fix: string) => [
    `"${field}" is never ${typed}: ${why}.`,
    fix,
  ]),
  circularValue: problem('expression/circle', (way: readonly string[]) => [
    `This value needs itself: ${way.map((name) => `"${name}"`).join(' → ')}.`,
    'Compute it only from answers.',
  ]),
  computedTyped: problem('field/computed', (field: string, key: string) => [
    `"${field}" is computed and never typed, so "${key}" has no effect here.`,
    'Remove one of the two. If visitors may change the value, write `prefill` instead of `computed`.',
  ]),
  computedControl: problem('field/computed', (field: string, widget: string) => [
    `"${field}" is computed and never typed, so ${widget} cannot draw it.`,
    'Remove the control; or write hidden if visitors need not see the value.',
  ]),
  typedUnsent: problem('field/computed', (field: string) => [
    `Visitors type "${field}", and the server checks what they type, so it is sent.`,
    'Remove `sent`. Only a computed field can be left out.',
  ]),
  idleValue: problem('field/unused', (field: string) => [
    `"${field}" is computed, but nothing shows it, sends it or names it.`,
    'Name it where you need it, remove `sent: false`, or delete it.',
  ]),
  prefilledDefault: problem('field/computed', (field: string) => [
    `"${field}" starts with its default, so it is never prefilled.`,
    'Remove one of the two. An expression can give the default too: has(income) ? income * 10 : 5000.',
  ]),
  notComputed: problem('field/computed', (field: string, widget: string) => [
    `${widget} shows a computed value, but "${field}" is not computed.`,
    'Add `computed` with an expression, or choose another control.',
  ]),
};

export const explanations = {
  'expression/bad': {
    means:
      'An expression breaks the grammar of the Common Expression Language (CEL): a sign or a bracket is missing, or it has a sign of another language.',
    fix: 'Look at the marked place. Equal is `==`, "and" is `&&`, "or" is `||`, "not" is `!`; put a text in quotes; 18 per cent of a price is `price * 0.18`.',
  },
  'expression/unknown-name': {
    means:
      'An expression names a field that is not in its form, a constant that is not in config/constants, or a function that does not exist.',
    fix: 'Correct the name. A constant is written as file.name, such as travel-family.adults, so a minus before it needs a blank on both sides; put a text in quotes; a day is date("2026-04-01").',
  },
  'expression/type': {
    means: 'An expression joins values that do not go together, such as a number and a text, or two dates by a minus.',
    fix: 'Compare numbers with numbers, texts with texts and dates with dates. The days between two dates are days(from, to), an age is years(birthDate, today).',
  },
  'expression/wrong-result': {
    means:
      'An expression gives the wrong kind of value for its place: a condition and an assert must be true or false, and a computed field needs a value of its type.',
    fix: 'Compare the value with something, or change the type of the field.',
  },
  'expression/unknown-answer': {
    means:
      'An expression compares a field with a value that is not one of its choices, or breaks its rules. So the comparison always has the same result.',
    fix: 'Write the value of a choice, not its label; or correct the list.',
  },
  'expression/circle': {
    means: 'The value of a field depends on itself: through other values, or through the condition that shows a field.',
    fix: 'Compute it only from answers, or remove the condition.',
  },
  'field/computed': {
    means:
      'A computed field is never typed, so a default, a placeholder, a filter, an effect and the like have no effect on it. Only the control output shows it, or hidden hides it. A field that is typed is always sent, and starts with its default or its prefill, not with both.',
    fix: 'Remove one of the two. If visitors may change the value, write `prefill` instead of `computed`.',
  },
  'field/unused': {
    means:
      'A hidden field is computed and not sent, and no expression, condition, message, result or plug-in of the form names it. Its value is not used.',
    fix: 'Name the field where its value is needed, let it be sent, or delete it.',
  },
} satisfies Explanations;
