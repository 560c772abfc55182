import type { Place } from '../place.ts';
import { problem, type Explanations } from './kit.ts';

export type GivenAnswers = Readonly<Record<string, unknown>>;

const answerText = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
export const answerList = (given: GivenAnswers): string =>
  Object.entries(given)
    .map(([field, value]) => `${field} ${answerText(value)}`)
    .join(', ');
const whoCannot = (because: GivenAnswers): string =>
  Object.keys(because).length === 0 ? 'No visitor can' : `A visitor with ${answerList(because)} cannot`;

/** The texts of another problem. */
type Reported = Readonly<Record<'message' | 'fix', string>>;

/** What makes an earlier step depend on a later answer. */
export interface LoopReason {
  /** A condition of the step or the question, what the question offers, or an effect on its answer. */
  readonly of: 'step' | 'field' | 'choices' | 'effect';
  readonly field: string;
  readonly step: string;
  readonly later: { readonly field: string; readonly step: string };
}

/** Conditions that always or never hold, and parts that generated visitors cannot reach, leave or submit. */
export const problems = {
  alwaysCondition: problem('condition/always', () => [
    'This condition always holds, for all answers.',
    'Remove it, or compare it with the answers that the fields allow.',
  ]),
  badCondition: problem('condition/bad', (field: string) => [
    `This does not say what the answer to "${field}" must be.`,
    'Write it as a rule, such as { const: travel } or { minimum: 18 }.',
  ]),
  circle: problem(
    'condition/circle',
    (links: readonly { from: string; to: string; place: Place; isAsked: boolean }[]) => [
      `No visitor sees ${links.length > 1 ? 'any of these' : 'this'}: ${links.map(({ from, to, place: { line }, isAsked }) => (isAsked ? `${from} is asked in ${to}` : `${from} is shown only with ${to} (line ${line})`)).join(', and ')}.`,
      'Let one of them be shown without the other.',
    ],
  ),
  ownCircle: problem('condition/circle', (field: string, of: string) => [
    {
      field: `The question "${field}" is shown only with some answers to "${field}" itself.`,
      choice: `Whether "${field}" offers this choice depends on the answer to "${field}" itself.`,
      years: `Which years "${field}" offers depends on the answer to "${field}" itself.`,
    }[of] ?? `The condition of ${of} names "${field}", which that step itself asks.`,
    `Name another question here, or remove "${field}" from this condition.`,
  ]),
  neverCondition: problem('condition/never', () => [
    'This condition can never hold.',
    'Compare it with the answers that the fields allow.',
  ]),
  neverAnswered: problem('condition/never', (field: string) => [
    `No answer to "${field}" is ever like this.`,
    'Compare it with the rules of that field.',
  ]),
  neverTheAnswer: problem('condition/never', (field: string, typed: string, why: string, fix: string) => [
    `The answer to "${field}" is never ${typed}: ${why}.`,
    fix,
  ]),
  neverStep: problem('step/never', (id: string, why: Reported | undefined) => [
    `The step "${id}" can never open: its condition never holds.`,
    why ? `${why.message} ${why.fix}` : 'Compare it with the answers that the fields allow.',
  ]),
  neverExit: problem('exit/never', (id: string) => [
    `The wizard never ends at the exit "${id}": no answers that its step and those before accept make its condition hold, or another exit always comes first.`,
    'Compare the condition with the rules of the fields that it reads, and with the exits above.',
  ]),
  alwaysExit: problem('exit/always', (id: string, step: string) => [
    `Every visitor who leaves the step "${step}" ends at the exit "${id}" or another one: no visitor goes on.`,
    'Limit the condition to answers with which a visitor cannot go on.',
  ]),
  earlyExit: problem('exit/too-early', (id: string, field: string, later: string) => [
    `The exit "${id}" reads "${field}", which only a later step, "${later}", asks.`,
    `Move the exit to the step "${later}".`,
  ]),
  emptyStep: problem('step/empty', (id: string) => [
    `The step "${id}" has neither questions nor texts.`,
    'Give it fields under `schema`, or texts under `paragraphs`.',
  ]),
  noSummary: problem('step/no-summary', () => [
    'This step lists the answers, but the wizard has no texts for that list.',
    'Add summary: { title: …, edit: … } to the wizard.',
  ]),
  nothingToReview: problem('step/nothing-to-review', (id: string, asking: string | undefined) => [
    `The step "${id}" lists the answers of the steps before it, but none of them asks anything.`,
    asking === undefined
      ? 'Add a step before it that asks something, or remove `review`.'
      : `Move it after the step "${asking}", or remove \`review\`.`,
  ]),
  nothingToPress: problem('step/no-choice', (field: string) => [
    `Visitors cannot answer "${field}" by one press: it is not shown as cards or radio buttons.`,
    'Name a field with the control tiles, lookup or radio.',
  ]),
  unreachedStep: problem('step/never', (id: string) => [
    `No visitor comes to the step "${id}": no answers that the steps before accept make its condition hold.`,
    'Compare the condition with what the steps before ask, and when they ask it.',
  ]),
  neverLeft: problem('step/never-left', (id: string, field: string, because: GivenAnswers) => [
    `${whoCannot(because)} leave the step "${id}": no answer to "${field}" is accepted.`,
    `Give "${field}" a default, an effect that sets it, another control, or more to choose from.`,
  ]),
  neverPassed: problem('form/never-passed', (field: string, because: GivenAnswers) => [
    `${whoCannot(because)} submit this form: no answer to "${field}" is accepted.`,
    `Give "${field}" a default or another control, or compare the rules that read it.`,
  ]),
  noWayFound: problem('form/no-way-found', (field: string, rule?: string) => [
    rule === undefined
      ? `The check finds no answers with which "${field}" is accepted, and cannot prove that there are none.`
      : `The check finds no answers to "${field}" with which "${rule}" holds and everything else is accepted, and cannot prove that there are none.`,
    'Write an example with such answers: the check then begins with them. If there are none, correct the rules of this field.',
  ]),
  sentBack: problem('wizard/loop', (reason: LoopReason, move: { field: string; value?: unknown }, back: string) => {
    const { of, field, step, later } = reason;
    const asked = `"${later.field}", which a later step, "${later.step}", asks`;
    const why = {
      step: `The step "${step}" is shown only with some answers to ${asked}.`,
      field: `The question "${field}" of the step "${step}" is shown only with some answers to ${asked}.`,
      choices: `The choices of "${field}" in the step "${step}" depend on ${asked}.`,
      effect: `The answer to "${field}" of the step "${step}" is changed by the answer to ${asked}.`,
    }[of];
    const who =
      move.value === undefined
        ? 'A visitor who takes back the answer'
        : `A visitor who answers ${answerText(move.value)}`;
    return [
      `${why} ${who} to "${move.field}" is sent back to "${back}".`,
      of === 'step'
        ? `Ask "${later.field}" in a step before "${step}", or move the step "${step}" after "${later.step}", or remove this.`
        : `Ask "${later.field}" in the step "${step}" or before it, or ask "${field}" in the step "${later.step}" or after it, or remove this.`,
    ];
  }),
  staleAnswer: problem('field/stale-answer', (field: string, because: GivenAnswers) => [
    `With ${answerList(because)} the question "${field}" is hidden, but its answer still decides what is shown or accepted.`,
    'Remove whenHidden: keep, add an effect that clears the answer, or let conditions name the question that hides it.',
  ]),
  tooManyStates: problem('wizard/too-many-states', (fields: readonly string[], most: number) => [
    `The answers to ${fields.map((field) => `"${field}"`).join(', ')} have more than ${most} combinations that depend on each other. Nothing can be proved about them.`,
    'Let this condition name fewer of these fields: a computed field can combine some of them first. Or divide the questions among several wizards.',
  ]),
};

export const explanations = {
  'condition/always': {
    means:
      'This condition is true for all answers, so it decides nothing. Perhaps it should name another value. Answers that an earlier step requires count as given.',
    fix: 'Compare the condition with the choices and bounds of the fields that it names, or remove it.',
  },
  'condition/bad': {
    means: 'A condition names a field, but does not say what its answer must be.',
    fix: 'Write a rule after the field: { const: travel }, { minimum: 18 } or { enum: [a, b] }.',
  },
  'condition/circle': {
    means:
      'Questions or steps wait for each other: each is shown only when another of them has an answer, so no visitor ever sees the first one. Or a condition names the answer to the very question that it shows, or whose choices it decides.',
    fix: 'Remove the condition of one of them, or let it name a question that is asked before.',
  },
  'condition/never': {
    means:
      'No answers of any visitor make this condition true, so dependent content would never show. Often a value is misspelt, or a number is in quotes.',
    fix: 'Compare the condition with the choices and bounds of the fields that it names.',
  },
  'field/stale-answer': {
    means:
      'A question keeps its answer while it is hidden, and that answer still opens other questions or decides what is accepted. The visitor sees the effect of an answer that they can no longer see or change.',
    fix: 'Let the answer be dropped with its question, or clear it by an effect when the question is hidden.',
  },
  'form/never-passed': {
    means:
      'Generated visitors tried every answer worth trying, and none could submit the form, or none with the answers that are named. Its messages and actions after submit would never run for them.',
    fix: 'Look at the field that is named: its rules contradict each other or a plug-in, or no control can answer it.',
  },
  'form/no-way-found': {
    means:
      'The rules of a form or step join several answers, such as two numbers whose product must be another. Generated visitors tried many, and broke the rules with all of them; there are too many to try all. Later steps are not checked.',
    fix: 'Write an example of a visitor who gets through. The check begins with its answers.',
  },
  'exit/always': {
    means:
      'A step ends the wizard for every visitor who leaves it, so no visitor reaches the end. An exit is for some visitors only.',
    fix: 'Limit the condition of the exit to answers with which a visitor cannot go on.',
  },
  'exit/never': {
    means: 'A wizard has an exit, and none of the generated visitors ends there.',
    fix: 'Compare its `when` with the choices and bounds of the fields that it names. If several exits apply, the first one counts.',
  },
  'exit/too-early': {
    means:
      'An exit reads an answer that only a later step asks. Visitors who answer there would be sent back to the end of a step that they had finished.',
    fix: 'Move the exit to the last step that asks what it reads.',
  },
  'step/empty': {
    means: 'A step has neither fields nor texts, so a visitor would see only a heading and a button.',
    fix: 'Give it fields under `schema`, or texts under `paragraphs`, or delete it.',
  },
  'step/never': {
    means: 'A step of a wizard can never open: no answers make its condition true.',
    fix: 'Compare its `when` with the choices and bounds of the fields that it names.',
  },
  'step/never-left': {
    means: 'A step requires an answer that the visitor cannot give, so no visitor would get past it.',
    fix: 'Give the field a default, an effect that sets it, or a control that can be used.',
  },
  'step/no-summary': {
    means:
      'A step lists the answers for the visitor to check (`review`). The heading of the list and the labels of its buttons come from `summary`, which the wizard does not have.',
    fix: 'Add `summary` with `title` and `edit` to the wizard.',
  },
  'step/nothing-to-review': {
    means:
      'A step lists the answers for the visitor to check (`review`), but no step before it asks anything, so the list is empty.',
    fix: 'Move the step after those whose answers it lists.',
  },
  'step/no-choice': {
    means: '`advanceOn` goes on when a choice is pressed, but this field has no choices to press.',
    fix: 'Name a field that is shown as tiles, lookup or radio.',
  },
  'wizard/loop': {
    means:
      'An answer in one step makes an earlier step, which the visitor has done, refuse its answers or ask for more. Visitors are led back, perhaps in circles. The place shown makes the earlier step depend on the later one.',
    fix: 'Ask the question before the step that depends on it, or move the dependent question after it.',
  },
  'wizard/too-many-states': {
    means:
      'So many questions depend on each other that the check cannot try every way through them, so it cannot prove that every step and message can be reached.',
    fix: 'Let conditions name fewer fields, or divide the questions among several wizards.',
  },
} satisfies Explanations;
