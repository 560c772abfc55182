import { capital } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** Expressions: what is worked out from answers. */
export const problems = {
  badExpression: problem('expression/bad', (why: string, fix: string) => [
    `This expression cannot be read: ${why}.`,
    fix,
  ]),
  unknownInExpression: problem('expression/unknown-name', (why: string, fix: string) => [`${capital(why)}.`, fix]),
  mixedTypes: problem('expression/type', (why: string, fix: string) => [`${capital(why)}.`, fix]),
  wrongResult: problem('expression/wrong-result', (given: string, wanted: string, fix: string) => [
    `This gives ${given}, and ${wanted} is needed here.`,
    fix,
  ]),
  unknownAnswer: problem('expression/unknown-answer', (field: string, typed: string, why: string, fix: string) => [
    `"${field}" is never ${typed}: ${why}.`,
    fix,
  ]),
  circularValue: problem('expression/circle', (way: readonly string[]) => [
    `This value needs itself: ${way.map((name) => `"${name}"`).join(' → ')}.`,
    'Work it out from answers alone.',
  ]),
  computedTyped: problem('field/computed', (field: string, key: string) => [
    `"${field}" is worked out and never typed, so "${key}" means nothing here.`,
    'Take one of the two away. What visitors may change has `prefill` in place of `computed`.',
  ]),
  computedControl: problem('field/computed', (field: string, widget: string) => [
    `"${field}" is worked out and never typed, so ${widget} cannot draw it.`,
    'Leave the control out; or write hidden, when nobody need see the value.',
  ]),
  typedUnsent: problem('field/computed', (field: string) => [
    `Visitors type "${field}", and the server checks what they type, so it is sent.`,
    'Take `sent` away. Only a computed field can be left out.',
  ]),
  idleValue: problem('field/unused', (field: string) => [
    `"${field}" is worked out, but nothing shows it, sends it or names it.`,
    'Name it where you need it, take `sent: false` away, or delete it.',
  ]),
  prefilledDefault: problem('field/computed', (field: string) => [
    `"${field}" starts with its default, so it is never prefilled.`,
    'Take one of the two away. An expression can give the default too: has(income) ? income * 10 : 5000.',
  ]),
  notComputed: problem('field/computed', (field: string, widget: string) => [
    `${widget} shows what is worked out, and nothing works out "${field}".`,
    'Add `computed` with an expression, or choose another control.',
  ]),
};

export const explanations = {
  'expression/bad': {
    means:
      'A text that is worked out breaks the grammar of the Common Expression Language (CEL): a sign or a bracket is missing, or a sign of another language stands there.',
    fix: 'Look at the place that is marked. Equal is `==`, "and" is `&&`, "or" is `||`, "not" is `!`; a text stands in quotes; 18 per cent of a price is `price * 0.18`.',
  },
  'expression/unknown-name': {
    means:
      'An expression names a field of no such name in its form, a constant that no file of config/constants has, or a function that does not exist.',
    fix: 'Correct the name. A constant is written as file.name, such as travel-family.adults, so a minus before it needs a blank on both sides; a text stands in quotes; a day is date("2026-04-01").',
  },
  'expression/type': {
    means: 'An expression joins values that do not go together, such as a number and a text, or two dates by a minus.',
    fix: 'Compare numbers with numbers, texts with texts and dates with dates. The days between two dates are days(from, to), an age is years(birthDate, today).',
  },
  'expression/wrong-result': {
    means:
      'An expression gives the wrong kind of value for its place: a condition and an assert must be true or false, and a computed field gets what its type says.',
    fix: 'Compare the value with something, or change the type of the field.',
  },
  'expression/unknown-answer': {
    means:
      'An expression compares a field with a value that is none of its choices, or breaks its rules. So the comparison always comes out the same.',
    fix: 'Write the value of a choice, not its label; or correct the list.',
  },
  'expression/circle': {
    means: 'The value of a field rests on itself: by way of other values, or of the condition that shows a field.',
    fix: 'Work it out from answers alone, or take the condition away.',
  },
  'field/computed': {
    means:
      'A computed field is never typed, so a default, a placeholder, a filter, an effect and the like mean nothing for it. Only the control output shows it, or hidden hides it. A field that is typed is always sent, and starts with its default or its prefill, not with both.',
    fix: 'Take one of the two away. Where visitors may change the value, write `prefill` in place of `computed`.',
  },
  'field/unused': {
    means:
      'A hidden field is worked out and not sent, and no expression, condition, message, result or plug-in of the form names it. Its value goes nowhere.',
    fix: 'Name the field where its value is needed, let it be sent, or delete it.',
  },
} satisfies Explanations;
