import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type {
  EffectPlan,
  FieldPlan,
  FieldSchema,
  FieldSet,
  FieldSetPlan,
  FormModule,
  FormPlan,
  RulePlan,
  Step,
} from '../../../../src/shared/plan/form.ts';
import type { RulePlugin } from '../../../../src/shared/plan/plugins.ts';
import { Session } from '../../../../src/site/render/form/session.ts';
import { validatorOf } from '../../../support/validator.ts';

/** A condition as in YAML: every field named here has an answer that satisfies its schema. */
export type Condition = Readonly<Record<string, object>>;

export type FieldDraft = FieldSchema & {
  readonly ui?: Partial<FieldPlan>;
  readonly shownWhen?: Condition;
  /** By value: when a choice is offered. */
  readonly offeredWhen?: Readonly<Record<string, Condition>>;
  /** By value: when a choice cannot be chosen, and the reason. */
  readonly unavailableWhen?: Readonly<Record<string, readonly [when: Condition | undefined, reason: string]>>;
  readonly years?: readonly ({ readonly when?: Condition } & (
    | { readonly last: number }
    | { readonly from: number; readonly to: number }
  ))[];
  readonly relabel?: { readonly when: Condition; readonly title: string };
};

export interface SetDraft {
  readonly id?: string;
  readonly fields: Readonly<Record<string, FieldDraft>>;
  readonly refusal?: FieldSetPlan['refusal'];
  readonly required?: readonly string[];
  readonly messages?: FieldSetPlan['messages'];
  readonly effects?: readonly (Omit<EffectPlan, 'when'> & { readonly when?: Condition })[];
  readonly rules?: readonly RulePlan[];
  readonly plugins?: Readonly<Record<string, RulePlugin>>;
}

export interface StepDraft extends SetDraft {
  readonly id: string;
  readonly when?: Condition;
  /** By id: the condition to end there. */
  readonly exits?: Readonly<Record<string, Condition>>;
}

const ajv = new Ajv({ allErrors: true, messages: false, strict: false });
(addFormats as unknown as (to: Ajv) => void)(ajv);

const compiled = (schema: object): ((answers: unknown) => boolean) => ajv.compile(schema);

function conditionSchema({ anyOf, not, ...fields }: Condition): object {
  return {
    type: 'object',
    required: Object.keys(fields),
    properties: fields,
    ...(anyOf && { anyOf: (anyOf as Condition[]).map(conditionSchema) }),
    ...(not && { not: conditionSchema(not as Condition) }),
  };
}

/** A field set with its code, as the compiler would make it. */
export function setOf(draft: SetDraft): FieldSet {
  const conditions: ((answers: unknown) => boolean)[] = [];
  const plan = planOf(draft, conditions);
  return { plan, conditions, rules: draft.plugins ?? {}, validator: validatorOf(plan.schema, ajv) };
}

/** A wizard of such sets. */
export function wizardOf(steps: readonly StepDraft[], { carried = [] }: Partial<FormPlan> = {}): FormModule {
  const wizard = { title: 'W', progress: '', next: '', back: '' };
  return { plan: { id: 'w', carried, submit: { label: '', actions: [] }, wizard }, steps: steps.map(stepOf) };
}

/** A form that asks such a set at once. */
export function formOf(draft: SetDraft): FormModule {
  const set = setOf(draft);
  return { plan: { id: set.plan.id, carried: [], submit: { label: '', actions: [] } }, steps: [set] };
}

function stepOf(draft: StepDraft): Step {
  const set = setOf(draft);
  const conditions = [...set.conditions];
  const when = draft.when && conditions.push(compiled(conditionSchema(draft.when))) - 1;
  const exits = Object.entries(draft.exits ?? {}).map(([id, condition]) => ({
    id,
    when: conditions.push(compiled(conditionSchema(condition))) - 1,
    heading: `Heading of ${id}`,
    text: `Text of ${id}`,
  }));
  return { ...set, conditions, plan: { ...set.plan, title: `Title of ${draft.id}`, when, exits } };
}

function schemaOf({ id = 'set', fields, required = [] }: SetDraft): FieldSetPlan['schema'] {
  const properties = Object.entries(fields).map(
    ([
      name,
      { ui: _, shownWhen: __, offeredWhen: ___, unavailableWhen: ______, years: ____, relabel: _____, ...schema },
    ]) => [name, schema],
  );
  return { $id: `set/${id}`, type: 'object', required, properties: Object.fromEntries(properties) };
}

function planOf(draft: SetDraft, conditions: ((answers: unknown) => boolean)[]): FieldSetPlan {
  const indexOf = (condition: Condition | undefined) =>
    condition && conditions.push(compiled(conditionSchema(condition))) - 1;
  const fields = Object.entries(draft.fields).map(
    ([name, { ui, shownWhen, offeredWhen, unavailableWhen, years, relabel, format }]): [string, FieldPlan] => [
      name,
      {
        name,
        label: `Label of ${name}`,
        required: draft.required?.includes(name) ?? false,
        widget: 'text',
        options: {},
        whenHidden: 'drop',
        when: indexOf(shownWhen),
        ...(offeredWhen && {
          choicesWhen: Object.fromEntries(
            Object.entries(offeredWhen).map(([value, when]) => [value, indexOf(when) ?? 0]),
          ),
        }),
        ...(unavailableWhen && {
          unavailable: Object.fromEntries(
            Object.entries(unavailableWhen).map(([value, [when, reason]]) => [value, { when: indexOf(when), reason }]),
          ),
        }),
        ...(years && { years: years.map((range) => ({ ...range, when: indexOf(range.when) })) }),
        ...(relabel && { relabel: { title: relabel.title, when: indexOf(relabel.when) ?? 0 } }),
        ...(format === 'date' && { display: 'date' }),
        ...ui,
      },
    ],
  );
  return {
    id: draft.id ?? 'set',
    validation: 'messages',
    refusal: draft.refusal,
    schema: schemaOf(draft),
    fields: Object.fromEntries(fields),
    messages: draft.messages ?? {},
    rules: draft.rules ?? [],
    effects: (draft.effects ?? []).map((effect) => ({ ...effect, when: indexOf(effect.when) })),
  };
}

/**
 * The answers after a change in one step, and the fields of other steps that lost theirs.
 * Takes    `given`: all answers, with the change; `changed`: the field whose effects run
 */
export function changedIn(form: FormModule, stepId: string, before: Answers, given: Answers, changed?: string) {
  const step = form.steps.find(({ plan }) => plan.id === stepId);
  if (!step) throw new Error(`There is no step ${stepId}`);
  const session = new Session(form, { answers: before }, { answers: {} }, { save: () => {}, clear: () => {} });
  session.change(step, given, changed);
  const { answers, dropped } = session.state();
  return { answers, dropped };
}

/** Field and message of each error, for readable tests. */
export const wordsOf = (errors: readonly { readonly field: string; readonly message: string }[]): Answers =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));
