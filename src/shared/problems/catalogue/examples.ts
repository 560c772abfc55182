import { quote } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** Examples in config, and the outcome of their answers. */
export const problems = {
  otherOutcome: problem('example/other-outcome', (name: string, what: string, declared: unknown, came: unknown) => [
    `The example "${name}" expects ${answerText(declared)} at ${what}, but gets ${answerText(came)}.`,
    'If what it gets is right, `npm run site -- accept` writes it here. If not, correct the cause.',
  ]),
  exampleTwice: problem('example/duplicate-name', (name: string, other: number) => [
    `Example ${other} has the name "${name}" too.`,
    'Give each example its own name, which says what is different in it.',
  ]),
};

const answerText = (value: unknown): string => (value === undefined ? 'nothing' : quote(value));

export const explanations = {
  'example/duplicate-name': {
    means:
      'Two examples of a form have the same name. Reports, tests and links name examples, so it would be unknown which one is meant.',
    fix: 'Rename one of them: say what is different in it.',
  },
  'example/other-outcome': {
    means:
      'The answers of an example lead to another outcome than the example says: other messages, another amount, another step, another action.',
    fix: 'Decide which of the two is right. `npm run site -- accept` shows each difference in words and writes the actual outcome into the example.',
  },
} satisfies Explanations;
