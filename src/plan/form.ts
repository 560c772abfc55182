import type { Answer, Answers, Option } from './answers.ts';
import type { WidgetOptions } from './fields.generated.ts';
import type { FormFingerprint } from './lead.ts';
import type { Merged } from './merged.ts';
import type { Message } from './message.ts';

/** Index into `FieldSet.conditions`. */
export type ConditionIndex = number;

/** What a text goes through as it is typed (`trim`: on leaving the field). */
export type Filter = 'digits' | 'phone' | 'trim' | 'uppercase' | { readonly cap: number };

/** Data that is never written to the device's disk. */
export type PrivateKind = 'health' | 'contact' | 'birth';

/**
 * JSON Schema (draft-07) of one field, option lists already expanded to `enum`, except those that another
 * answer narrows: what is offered of them is checked by the engine, and they are long.
 */
export interface FieldSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly title?: string;
  readonly default?: Answer;
  readonly const?: Answer;
  readonly enum?: readonly (string | number)[];
  readonly format?: 'email' | 'date';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: { readonly type: 'string' | 'integer'; readonly enum?: readonly (string | number)[] };
}

/**
 * Every setting that some control has, so that code for all controls reads them, and a misspelt one does not compile.
 * In a plan, those that are messages are compiled.
 */
export type FieldOptions = Merged<WidgetOptions[keyof WidgetOptions]>;

/** The name of a control: it has a contract of this name in schemas/fields. */
export type WidgetName = keyof WidgetOptions;

/** How one field looks and behaves: `ui` of the form file, with everything resolved. */
export interface FieldPlan {
  readonly name: string;
  readonly label: string;
  /** Whether it must be answered: by its schema, or because a plug-in asks for it. */
  readonly required: boolean;
  readonly widget: WidgetName;
  readonly options: FieldOptions;
  /** Choices of its option list, in order. */
  readonly choices?: readonly Option[];
  readonly suggestions?: readonly string[];
  readonly placeholder?: string;
  readonly help?: string;
  readonly autocomplete?: string;
  readonly filters?: readonly Filter[];
  readonly display?: 'rupees' | 'month';
  readonly readOnly?: boolean;
  readonly width?: 'half' | 'full';
  readonly private?: PrivateKind;
  readonly when?: ConditionIndex;
  readonly whenHidden: 'drop' | 'keep';
  /** By value: choices that are offered only while a condition holds. */
  readonly choicesWhen?: Readonly<Record<string, ConditionIndex>>;
  readonly years?: readonly YearsPlan[];
  readonly relabel?: { readonly when: ConditionIndex; readonly title: string };
  readonly group?: string;
  readonly more?: string;
}

/** Years to choose from: the last so many, counted back from the visitor's own date, or those from one to another. */
export type YearsPlan = { readonly when?: ConditionIndex } & (
  { readonly last: number } | { readonly from: number; readonly to: number }
);

/** Answers that change when the visitor changes `changed` and the condition holds. */
export interface EffectPlan {
  readonly changed: string;
  readonly when?: ConditionIndex;
  readonly set?: Readonly<Record<string, string | number | boolean>>;
  readonly clear?: readonly string[];
}

/** A check over several fields, done by a plug-in. `messages` is keyed by the plug-in's codes. */
export interface RulePlan {
  readonly plugin: string;
  readonly with: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<string, Message>>;
}

/**
 * An amount that is worked out while the form is filled in (spec 9.28). `value` and `note` are its words, with what the
 * plug-in gives in braces; `messages`, keyed by the plug-in's codes, say why there is no amount yet.
 */
export interface EstimatePlan {
  readonly label: string;
  readonly value: Message;
  readonly note?: Message;
  readonly plugin: string;
  readonly with: Readonly<Record<string, unknown>>;
  readonly multipliers: readonly { readonly when: ConditionIndex; readonly times: number }[];
  readonly messages: Readonly<Record<string, Message>>;
}

/** One thing that happens after submit: exactly one key, as in the YAML. */
export type ActionPlan =
  | { readonly alert: Message }
  | { readonly toast: { readonly message: Message; readonly type?: ToastType } }
  | { readonly say: Message }
  | { readonly navigate: { readonly to: string; readonly carry?: 'all' | readonly string[]; readonly with?: Answers } }
  | { readonly load: string }
  | { readonly log: string }
  | { readonly wait: number }
  | { readonly reset: true }
  | { readonly showResult: true }
  | { readonly openPanel: string }
  | { readonly closePanel: true }
  | { readonly sendLead: true };

export type ToastType = 'success' | 'info' | 'warning' | 'error';

export interface SubmitPlan {
  readonly label: string;
  readonly busy?: string;
  readonly actions: readonly ActionPlan[];
}

/** A button beside the submit button. It does not check the answers. */
export interface AlternativePlan {
  readonly label: string;
  readonly look?: 'button' | 'link';
  /** Which answers its actions see: by default those that pass their checks. */
  readonly answers?: 'valid' | 'typed';
  readonly actions: readonly ActionPlan[];
}

/** How a failed check is told, in place of words beside each field. */
export type RefusalPlan = 'silent' | { readonly alert: string };

/** The card that replaces a form. `{record.x}` stands for a value of the chosen list item. */
export interface ResultPlan {
  readonly icon?: string;
  readonly heading: Message;
  readonly text?: Message;
  readonly record?: { readonly by: string; readonly items: readonly Option[] };
  readonly logo?: boolean;
  readonly rows: readonly { readonly label: string; readonly value: Message; readonly href?: Message }[];
  readonly back?: string;
}

/** The fields of a form, or of one step of a wizard. Pure data. */
export interface FieldSetPlan {
  readonly id: string;
  readonly validation: 'messages' | 'browser' | 'none';
  readonly refusal?: RefusalPlan;
  readonly schema: {
    readonly type: 'object';
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, FieldSchema>>;
  };
  readonly fields: Readonly<Record<string, FieldPlan>>;
  readonly messages: Readonly<Record<string, Readonly<Record<string, Message>>>>;
  readonly rules: readonly RulePlan[];
  readonly effects: readonly EffectPlan[];
}

export interface FormPlan extends FieldSetPlan {
  readonly estimate?: EstimatePlan;
  readonly submit: SubmitPlan;
  readonly alternatives?: readonly AlternativePlan[];
  readonly result?: ResultPlan;
}

/** A validator that Ajv compiled when the site was built (`allErrors`, no messages). */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** The parts of an Ajv error object that we read. */
export interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a rule plug-in reports: the field to mark, its code, and values for the message. */
export interface RuleFinding {
  readonly field: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A cross-field check. Pure; sees the answers of all steps; reports nothing while answers are missing. */
export type RulePlugin = (answers: Answers, settings: Readonly<Record<string, unknown>>) => readonly RuleFinding[];

/** What an estimate comes to: values for words, and the code of what keeps it from an amount. */
export interface Estimated {
  readonly values: Readonly<Record<string, number>>;
  readonly code?: string;
}

/** A formula over the answers. Pure; `multipliers` are those that hold, in the order of the form's file. */
export type EstimatePlugin = (
  answers: Answers,
  settings: Readonly<Record<string, unknown>>,
  multipliers: readonly number[],
) => Estimated;

/** A field set with its code: what `import form from '/config/forms/x.yaml'` gives, for each step of a wizard too. */
export interface FieldSet<Plan extends FieldSetPlan = FieldSetPlan> {
  readonly plan: Plan;
  readonly validate: Validate;
  readonly conditions: readonly ((answers: unknown) => boolean)[];
  readonly rules: Readonly<Record<string, RulePlugin>>;
}

export interface FormModule extends FieldSet<FormPlan> {
  readonly shown: FormFingerprint;
  /** The formula of its estimate. */
  readonly estimate?: EstimatePlugin;
}
