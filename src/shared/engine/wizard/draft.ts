import type { Answer, Answers } from '../../plan/answers.ts';
import type { FormModule } from '../../plan/form.ts';
import { isAnswer, pick } from '../answers.ts';
import { keepFitting, stepsToAskAgain } from '../keep.ts';
import { privateFields, withoutPrivate, type NotPrivate } from '../private.ts';
import { asks, defaultsOfForm, lostIn, settle } from '../settle.ts';
import { fieldLabel } from '../visible.ts';

/** The titles of questions, by field. */
export type Titles = Readonly<Record<string, string>>;

/** What a visitor who comes back finds. */
export interface Restored {
  /** Settled answers, with defaults for the rest. */
  readonly answers: Answers;
  /** Ids of the steps that have to be confirmed anew. */
  readonly askAgain: ReadonlySet<string>;
  /** Questions that have lost an answer, or a part of it, because the wizard has changed. */
  readonly dropped: readonly string[];
}

/**
 * The part of a visitor's answers that the device keeps over a refresh. Never private answers, files, or the tick of a
 * consent, whose words may be other ones by then. No defaults either, so that a visitor who comes back has those of
 * then. `secret`: the private fields, also those that other pages have carried here.
 */
export function draftOf(
  wizard: FormModule,
  answers: Answers,
  secret: ReadonlySet<string> = privateFields(wizard.steps),
): NotPrivate {
  const defaults = defaultsOfForm(wizard);
  const isDefault = (field: string) => JSON.stringify(answers[field]) === JSON.stringify(defaults[field]);
  const withoutFiles = wizard.steps.reduce((now, { rows }) => rows?.withoutFiles(now) ?? now, answers);
  return withoutPrivate(
    pick(withoutFiles, (field, answer) => isAnswer(answer) && field !== consentIn(wizard) && !isDefault(field)),
    secret,
  );
}

/**
 * The titles of the questions that a draft answers, so that those that the wizard does not ask any more can be named to
 * a visitor who comes back. None that prints answers: these may be private.
 */
export const titlesOf = ({ steps }: Pick<FormModule, 'steps'>, draft: NotPrivate): Titles =>
  Object.fromEntries(
    steps.flatMap((step) =>
      Object.values(step.plan.fields)
        .filter(({ name, widget, words }) => draft[name] !== undefined && widget !== 'hidden' && !words)
        .map(({ name }) => [name, fieldLabel(step, name, draft)]),
    ),
  );

/**
 * Restores a draft that the same wizard, or an earlier version of it, has written. `titles`: those of its questions.
 * Returns  undefined where there is nothing to restore
 */
export function restoreDraft(wizard: FormModule, draft: Answers, titles: Titles = {}): Restored | undefined {
  const secret = privateFields(wizard.steps);
  const kept = pick(draft, (field) => !secret.has(field) && field !== consentIn(wizard));
  const answers = withDefaults(wizard, keepFitting(wizard, kept));
  const lost = [...lostIn(wizard, draft, answers), ...Object.keys(draft).filter(isShorter(draft, answers))];
  const dropped = [...new Set(lost)].filter(
    (field) => titles[field] !== undefined || wizard.steps.some((step) => asks(step, field)),
  );
  if (Object.keys(kept).length === 0 && dropped.length === 0) return undefined;
  if (Object.keys(answers).length === 0 && dropped.length === 0) return undefined;
  return { answers, askAgain: stepsToAskAgain(wizard, answers), dropped };
}

/** The answers of a visitor who left these, settled, with defaults for the rest. */
export const withDefaults = (wizard: FormModule, given: Answers): Answers =>
  settle(wizard, { ...defaultsOfForm(wizard), ...given });

/** Whether a list of choices or rows has become shorter. One that is gone is lost altogether. */
const isShorter =
  (before: Answers, after: Answers) =>
  (field: string): boolean =>
    itemCount(after[field]) > 0 && itemCount(after[field]) < itemCount(before[field]);

const itemCount = (answer: Answer | undefined): number => (Array.isArray(answer) ? answer.length : 0);

/** The field of the consent box of a wizard that is sent. */
const consentIn = ({ shown }: FormModule): string | undefined => shown?.consent?.field;
