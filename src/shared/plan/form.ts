import type { ValidatorType } from '@rjsf/utils';
import type { Estimate, EstimatePlan } from './estimate.ts';
import type { Answer, Answers, Option } from './answers.ts';
import type { ListAddress, Phones } from './config.generated.ts';
import type { WidgetOptions } from './fields.generated.ts';
import type { FormFingerprint } from './lead.ts';
import type { Merged } from './merged.ts';
import type { FieldWord, Message, MessageNode, NumberStyle } from './message.ts';
import type { RulePlugin } from './plugins.ts';
import type { NoticePlan } from './notice.ts';
import type { Project } from './projection.ts';
import type { RowsEngine } from './rows.ts';
import type { RichLink } from './terms.ts';
import type { AlternativePlan, FilesPlan, ResultPlan, SubmitPlan } from './submit.ts';
import type { ExitPlan, WizardPlan } from './wizard.ts';
import type { Work } from './work.ts';

/** Index into `FieldSet.conditions`. */
export type ConditionIndex = number;

/**
 * How a text is changed while it is typed; `trim` waits until the visitor leaves the field. A phone number loses the
 * prefix that the site declares.
 */
export type Filter = NamedFilter | { readonly cap: number } | { readonly phone: Phones };
export type NamedFilter = 'code' | 'digits' | 'phone' | 'trim' | 'uppercase';

/** Kinds of personal data that are never written to the device's disk. */
export type PrivateKind = 'health' | 'contact' | 'birth';

/**
 * JSON Schema (draft-07) of one field, with its option list as `enum`. A list that another answer narrows is left out:
 * the engine checks that choice, and such lists are long.
 */
export interface FieldSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly default?: Answer;
  readonly const?: Answer;
  readonly enum?: readonly (string | number)[];
  readonly format?: 'email' | 'date' | 'time' | 'line' | 'lines' | 'signature';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Pick<FieldSchema, 'enum' | 'format' | 'pattern' | 'minLength' | 'maxLength'> & {
    readonly type: 'string' | 'integer' | 'object';
  };
}

/**
 * The settings of all controls in one type, so that code which serves every control can read them and a misspelt
 * setting does not compile. In a plan, settings that are messages are compiled.
 */
export type FieldOptions = Merged<WidgetOptions[keyof WidgetOptions]>;

/** The name of a control: it has a contract of this name in schemas/fields. */
export type WidgetName = keyof WidgetOptions;

/** A unit of the time between two dates. */
export type DateUnit = 'days' | 'months' | 'years';

/**
 * The first or the last day that a date may be: `day`, the date that another field holds, or else today; plus a number
 * of days, months or years.
 */
export interface DateBound {
  readonly day?: string;
  readonly field?: string;
  readonly plus?: number;
  readonly unit?: DateUnit;
}

/** The days between which a date must be, both included. */
export interface DateBounds {
  readonly minimum?: DateBound;
  readonly maximum?: DateBound;
}

/** What is said while options come from an address, when it has failed, and when it has none. */
export type ListWords = Pick<ListAddress, 'loading' | 'failed' | 'none'>;

/** How one field looks and behaves: `ui` of the form file, with everything resolved. */
export interface FieldPlan {
  readonly name: string;
  /** For a field in an object: the path of its answer when it is sent, such as address, city for addressCity. */
  readonly inObject?: readonly string[];
  readonly label: string;
  /** Whether it must be answered: by its schema, or because a plug-in asks for it. */
  readonly required: boolean;
  readonly widget: WidgetName;
  /** The widget whose code draws it, where it is another one: text draws an email. */
  readonly drawnBy?: string;
  readonly options: FieldOptions;
  /** Choices of its option list, in order. */
  readonly choices?: readonly Option[];
  readonly suggestions?: readonly string[];
  /** The list on the server that its control searches; a page knows only some of its choices or suggestions. */
  readonly searched?: string;
  /** Of a list whose options come from an address: what is said about them. */
  readonly listSays?: ListWords;
  /** Whether its choice is typed as a text (control code): one that is unknown stays, with a message. */
  readonly typed?: true;
  /** Whether nobody may read its list: the server checks what a choice sets, too. */
  readonly secret?: true;
  /** Those that the page has before any search: the default, and those with a button beside the box. */
  readonly shown?: readonly Option[];
  readonly placeholder?: string;
  readonly help?: string;
  /** Of the consent box of a form that is sent: the notice of what its answers are for. */
  readonly notice?: NoticePlan;
  /** The terms of the glossary that are explained beside its label. */
  readonly terms?: readonly RichLink[];
  readonly autocomplete?: string;
  readonly filters?: readonly Filter[];
  /** How an answer outside `choices` is printed: a date and a typed number by their type. */
  readonly display?: 'money' | 'month' | 'year' | 'date' | 'number';
  /** How the site writes an answer that is money or a number, where it is not 1,234.5. */
  readonly numbers?: NumberStyle;
  /** Text before and after a printed answer, such as about and km; its words can follow {value}. */
  readonly around?: readonly [before: Message, after: Message];
  /** The language in which several answers are joined; absent where there can be only one. */
  readonly language?: string;
  readonly readOnly?: boolean;
  readonly width?: 'half' | 'full';
  /** Whether it is asked beside the offers, and not in its step. */
  readonly withOffers?: true;
  readonly private?: PrivateKind;
  readonly when?: ConditionIndex;
  readonly whenHidden: 'drop' | 'keep';
  /** By value of a choice: the condition under which it is offered. */
  readonly choicesWhen?: Readonly<Record<string, ConditionIndex>>;
  /** By value of a choice: why it is shown but cannot be chosen, and under which condition. */
  readonly unavailable?: Readonly<Record<string, UnavailablePlan>>;
  readonly years?: readonly YearsPlan[];
  readonly dates?: DateBounds;
  readonly relabel?: { readonly when: ConditionIndex; readonly title: string };
  /** Those of its words that print answers. Without them, label, help and so on are the words while there are none. */
  readonly words?: Readonly<Partial<Record<FieldWord, Message>>>;
  readonly group?: string;
  /** Whether its choices, or the rows of its matrix, are shown in random order. */
  readonly random?: true;
  /** Whether it is worked out, and never typed. */
  readonly computed?: true;
  /** Whether its answer is sent; yes unless this is false. */
  readonly sent?: boolean;
  /** Its label in a wizard's summary, where it has one of its own; false keeps the answer out of there. */
  readonly summary?: false | string;
  readonly more?: string;
}

/** Why a choice cannot be chosen; always, if there is no condition. */
export interface UnavailablePlan {
  readonly when?: ConditionIndex;
  readonly reason: string;
}

/**
 * Years to choose from: the last few, counted back from this year in the site's time zone, or all from one year to
 * another.
 */
export type YearsPlan = { readonly when?: ConditionIndex } & (
  | { readonly last: number }
  | { readonly from: number; readonly to: number }
);

/** Answers that are set or cleared when the visitor changes the field `changed` and the condition holds. */
export interface EffectPlan {
  readonly changed: string;
  readonly when?: ConditionIndex;
  /** A list of nodes is a text with answers in it. */
  readonly set?: Readonly<Record<string, string | number | boolean | readonly MessageNode[]>>;
  readonly clear?: readonly string[];
}

/** A check over several fields, done by a plug-in. `messages` has the words for each of the plug-in's codes. */
export interface RulePlan {
  readonly plugin: string;
  readonly with: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<string, Message>>;
  /** The words when the plug-in itself fails. */
  readonly failed?: Message;
}

/** How a refused submit is reported, in place of messages beside the fields. */
export type RefusalPlan = 'silent' | { readonly alert: string };

/** The fields that are asked together: those of a step, or of a row. Pure data. */
export interface FieldSetPlan {
  readonly id: string;
  readonly validation: 'messages' | 'browser' | 'none';
  /** The time zone whose calendar says what day today is, where a field counts from today. */
  readonly timeZone?: string;
  /** Of rows: whether a row reads all rows, or its number. */
  readonly seesRows?: true;
  readonly refusal?: RefusalPlan;
  readonly schema: {
    /** By this name rjsf finds the validator of the schema. No field that rjsf knows has it. */
    readonly $id: string;
    readonly type: 'object';
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, FieldSchema>>;
  };
  readonly fields: Readonly<Record<string, FieldPlan>>;
  readonly messages: Readonly<Record<string, Readonly<Record<string, Message>>>>;
  readonly rules: readonly RulePlan[];
  readonly effects: readonly EffectPlan[];
}

/**
 * What is asked at once. A form has one step, and its id; a wizard has several, each with a heading. `when` indexes the
 * step's own conditions, and so do its exits.
 */
export interface StepPlan extends FieldSetPlan {
  readonly title?: string;
  readonly intro?: string;
  readonly paragraphs?: readonly string[];
  /** Whether it lists all answers. */
  readonly review?: true;
  /** The first that holds counts. */
  readonly exits?: readonly ExitPlan[];
  readonly when?: ConditionIndex;
  /** The field whose choice, once pressed, opens the next step. */
  readonly advanceOn?: string;
}

/** What a form or a wizard is beside its steps. */
export interface FormPlan {
  readonly id: string;
  /** Of a wizard; absent from a form, which asks everything at once. */
  readonly wizard?: WizardPlan;
  /** Fields that no step need ask: their answers come along from other pages. */
  readonly carried: readonly string[];
  readonly estimate?: EstimatePlan;
  readonly files?: FilesPlan;
  /** Names the answers that a change has dropped on the same step. */
  readonly droppedHere?: Message;
  /** Of a form whose answers survive a refresh, said when they are back. */
  readonly restored?: string;
  readonly submit: SubmitPlan;
  readonly alternatives?: readonly AlternativePlan[];
  readonly result?: ResultPlan;
}

/** Fills answers into words: the label of a field, the note of an option. */
export type FillWords = <Word extends string>(
  set: FieldSet,
  words: Readonly<Partial<Record<Word, Message>>>,
  answers: Answers,
) => Partial<Record<Word, string>>;

/** A field set with its code, which is what the engine runs: a step of a form, or what each row asks. */
export interface FieldSet<Plan extends FieldSetPlan = FieldSetPlan> {
  readonly plan: Plan;
  /** rjsf's precompiled validator of the plan's schema: it finds all errors, and has no messages. */
  readonly validator: ValidatorType;
  readonly conditions: readonly ((answers: unknown) => boolean)[];
  readonly rules: Readonly<Record<string, RulePlugin>>;
  /** Works out the fields of a row that are computed or prefilled; a form does so for all its steps. */
  readonly work?: Work;
  /** By field: what works out its projection; absent where there is none. */
  readonly projections?: Readonly<Record<string, Project>>;
  /** What runs its fields of rows; absent where it has none. */
  readonly rows?: RowsEngine<FieldSet>;
  /** Fills answers into the words of a field or an option; absent where none prints any. */
  readonly fill?: FillWords;
  /** The fields of all steps, whose answers a message of this step can print; absent where it is the only one. */
  readonly asked?: Readonly<Record<string, FieldPlan>>;
}

/** One step of a form, with its code. */
export type Step = FieldSet<StepPlan>;

/** What `import form from '/config/forms/x.yaml'` gives, and that of a wizard. */
export interface FormModule {
  readonly plan: FormPlan;
  readonly steps: readonly Step[];
  /** Works out the fields of all steps that are computed or prefilled; absent where there are none. */
  readonly work?: Work;
  /** Only forms that may send leads ship it. */
  readonly shown?: FormFingerprint;
  /** Works out its estimate. Only forms with one ship it. */
  readonly estimate?: Estimator;
}

/** A form or wizard that may send leads. */
export type SendingForm = FormModule & Required<Pick<FormModule, 'shown'>>;

/** Works out an estimate (engine/estimate.ts) from the answers of all steps. It never throws. */
export type Estimator = (steps: readonly FieldSet[], answers: Answers, plan: EstimatePlan) => Estimate;
