import { quote } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** The visitors that config declares, and what comes of their answers. */
export const problems = {
  otherOutcome: problem('example/other-outcome', (name: string, what: string, declared: unknown, came: unknown) => [
    `The example "${name}" expects ${shown(declared)} at ${what}, but gets ${shown(came)}.`,
    'If what it gets is right, `npm run site -- accept` writes it here. If not, mend what leads to it.',
  ]),
};

const shown = (value: unknown): string => (value === undefined ? 'nothing' : quote(value));

export const explanations = {
  'example/other-outcome': {
    means:
      'The answers of an example lead to something else than the example says: other messages, another amount, another step, another action.',
    fix: 'Decide which of the two is right. `npm run site -- accept` shows each difference in words and writes what comes into the example.',
  },
} satisfies Explanations;
