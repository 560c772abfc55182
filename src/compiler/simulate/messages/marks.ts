import type { FormModule } from '../../../plan/form.ts';
import type { Message } from '../../../plan/message.ts';
import { at, record, text } from '../../read/data.ts';
import type { Path, Source } from '../../read/source.ts';
import type { SimulationModel, Step } from '../simulation-model.ts';

/** A message by its place in the file: what a run shows says at once which one it was, though others have the same words. */
export type Mark = string;

/** Which field and rule a message is for. */
export interface Declared {
  readonly path: Path;
  /** Of a message beside a field. */
  readonly field?: string;
  readonly keyword?: string;
  /** Of a message of a rule: which of the step's rules. */
  readonly rule?: number;
}

export const markOf = (path: Path): Mark => path.join('/');

/** Where a step's part of the file begins. */
export const pathOf = (model: SimulationModel, step: Step): Path =>
  model.form ? [] : ['steps', model.wizard.steps.indexOf(step)];

/** What a step declares to be said because of an answer. */
export function declaredIn(model: SimulationModel, step: Step): Declared[] {
  const base = pathOf(model, step);
  const { refusal, messages, rules } = step.plan;
  const alert = typeof refusal === 'object' ? [{ path: [...base, 'refusal', 'alert'] }] : [];
  const beside = Object.entries(messages).flatMap(([field, words]) =>
    Object.keys(words).map((keyword) => ({ path: [...base, 'messages', field, keyword], field, keyword })),
  );
  const found = rules.flatMap((rule, index) =>
    Object.keys(rule.messages).map((keyword) => ({
      path: [...base, 'rules', index, 'messages', keyword],
      keyword,
      rule: index,
    })),
  );
  return [...alert, ...beside, ...found];
}

/** The same step with a mark in place of each message, and its refusals told by words. */
export function marked(model: SimulationModel, step: Step): Step {
  const base = pathOf(model, step);
  const { refusal: _, messages, rules, ...plan } = step.plan;
  return {
    ...step,
    plan: {
      ...plan,
      messages: Object.fromEntries(
        Object.entries(messages).map(([field, words]) => [field, marks(words, [...base, 'messages', field])]),
      ),
      rules: rules.map((rule, index) => ({
        ...rule,
        messages: marks(rule.messages, [...base, 'rules', index, 'messages']),
      })),
    },
  };
}

/** The same form with marks for what its estimate says. */
export function markedEstimate(form: FormModule): FormModule {
  const { estimate } = form.plan;
  if (!estimate) return form;
  const note = estimate.note === undefined ? {} : { note: markOf(['estimate', 'note']) };
  return {
    ...form,
    plan: {
      ...form.plan,
      estimate: { ...estimate, ...note, messages: marks(estimate.messages, ['estimate', 'messages']) },
    },
  };
}

const marks = (words: Readonly<Record<string, Message>>, path: Path): Record<string, Message> =>
  Object.fromEntries(Object.keys(words).map((key) => [key, markOf([...path, key])]));

/** Why the file says that no visitor can come to read a message: `unseen` of the field. */
export const unseenWhy = (source: Source, { path, field, keyword }: Declared): string | undefined =>
  field === undefined || keyword === undefined
    ? undefined
    : text(record(at(source.data, [...path.slice(0, -3), 'ui', field, 'unseen']))[keyword]);
