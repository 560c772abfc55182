import { quote } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** Examples in config, and the outcome of their answers. */
export const problems = {
  otherOutcome: problem(
    'example/other-outcome',
    (name: string, path: OutcomePath, declared: unknown, came: unknown) => [
      `The example "${name}" expects ${declared === undefined ? 'no' : 'the'} ${outcomeName(path)}${
        declared === undefined ? '' : ` ${outcomeText(declared)}`
      }, but gets ${came === undefined ? 'none' : outcomeText(came)}.`,
      'If what it gets is right, accept it: in the review of Studio, or with `npm run site -- accept`. If not, correct the cause.',
    ],
  ),
  exampleTwice: problem('example/duplicate-name', (name: string, other: number) => [
    `Example ${other} has the name "${name}" too.`,
    'Give each example its own name, which says what is different in it.',
  ]),
};

/** The place of an expectation within its example. */
type OutcomePath = readonly (string | number)[];

/** What a part of an outcome is, in words. */
function outcomeName([part, ...inner]: OutcomePath): string {
  const [first, ...rest] = inner;
  const nth = Number(first) + 1;
  switch (part) {
    case 'errors':
      return first === undefined ? 'messages' : `message at ${inner.join('.')}`;
    case 'does':
      return first === undefined
        ? 'actions'
        : [...(rest.length > 0 ? [rest.join(' › ')] : []), `action ${nth}`].join(' of ');
    case 'offers':
      return first === undefined ? 'offers' : `offer of ${first}`;
    case 'steps':
      return first === undefined ? 'steps' : `step ${nth}`;
    case 'result':
      return first === undefined ? 'result' : `line ${nth} of the result`;
    case 'becomes':
      return first === undefined ? 'changed answers' : `answer to ${first}`;
    case 'dropped':
      return 'lost answers';
    case 'stoppedAt':
      return 'stop at the step';
    default:
      return [part, ...inner].join(' › ');
  }
}

/** An outcome as text, without the brackets of lists and maps. */
function outcomeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return quote(value);
  if (Array.isArray(value)) return value.map(outcomeText).join(', ');
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${outcomeText(inner)}`)
    .join(', ');
}

export const explanations = {
  'example/duplicate-name': {
    means:
      'Two examples of a form have the same name. Reports, tests and links name examples, so it would be unknown which one is meant.',
    fix: 'Rename one of them: say what is different in it.',
  },
  'example/other-outcome': {
    means:
      'The answers of an example lead to another outcome than the example says: other messages, another amount, another step, another action.',
    fix: 'Decide which of the two is right. `npm run site -- accept` shows each difference in words and writes the actual outcome into the example; the review of Studio does too. If a question has become required, give it an answer in the example: Studio offers to fill one in.',
  },
} satisfies Explanations;
