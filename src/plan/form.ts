import type { Answer, Answers, Option } from './answers.ts';
import type { Shown } from './lead.ts';
import type { Message } from './message.ts';

/** Index into `FieldSet.conditions`. */
export type ConditionIndex = number;

/** What a text goes through as it is typed (`trim`: on leaving the field). */
export type Filter = 'digits' | 'phone' | 'trim' | 'uppercase' | { readonly cap: number };

/** Data that is never written to the device's disk. */
export type PrivateKind = 'health' | 'contact' | 'birth';

/** JSON Schema (draft-07) of one field, option lists already expanded to `enum`. */
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

/** How one field looks and behaves: `ui` of the form file, with everything resolved. */
export interface FieldPlan {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly widget: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Choices of its option list, in order. */
  readonly choices?: readonly Option[];
  readonly suggestions?: readonly string[];
  readonly placeholder?: string;
  readonly help?: string;
  readonly autocomplete?: string;
  readonly filters?: readonly Filter[];
  readonly display?: 'rupees';
  readonly readOnly?: boolean;
  readonly width?: 'half' | 'full';
  readonly private?: PrivateKind;
  readonly when?: ConditionIndex;
  readonly whenHidden: 'drop' | 'keep';
  readonly group?: string;
  readonly more?: string;
}

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

/** One thing that happens after submit: exactly one key, as in the YAML. */
export type ActionPlan =
  | { readonly alert: Message }
  | { readonly toast: { readonly message: Message; readonly type?: ToastType } }
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

/** The card that replaces a form. `{record.x}` stands for a value of the chosen list item. */
export interface ResultPlan {
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
  readonly validation: 'messages' | 'browser';
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
  readonly submit: SubmitPlan;
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

/** A field set with its code: what `import form from '/config/forms/x.yaml'` gives, for each step of a wizard too. */
export interface FieldSet<Plan extends FieldSetPlan = FieldSetPlan> {
  readonly plan: Plan;
  readonly validate: Validate;
  readonly conditions: readonly ((answers: unknown) => boolean)[];
  readonly rules: Readonly<Record<string, RulePlugin>>;
}

export interface FormModule extends FieldSet<FormPlan> {
  readonly shown: Shown;
}
