import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type {
  Action,
  Effect,
  Exit,
  Example,
  Field,
  FieldExceptions,
  FieldUi,
  Offer,
  Offers,
  Result,
  Submit,
  WizardExample,
} from '../../shared/plan/config.generated.ts';
import type { DateBounds, FieldOptions, WidgetName } from '../../shared/plan/form.ts';
import type { RichLink } from '../../shared/plan/terms.ts';
import type { MessageKeyword } from '../../shared/plan/message.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { Path } from '../read/source.ts';
import type { FieldSetConfig, PluginUse } from '../resolve/settings.ts';
import type { ConditionMeaning } from './conditions.ts';

/**
 * A form or wizard as all later stages read it: what it asks, shows and does, each with its path in the filled file.
 * `placeOf(model.source, path)` turns a path into a place, also when another file gives the value by `$ref`.
 */
export interface FormModel {
  readonly kind: 'form' | 'wizard';
  readonly id: string;
  readonly source: CheckedForm | CheckedWizard;
  /** What checks the answers. */
  readonly validation: 'messages' | 'browser' | 'none';
  /** A form has one, a wizard one for each step, in order. */
  readonly sets: readonly FieldSetModel[];
  /** The fields of all sets by name, which conditions may read. */
  readonly fields: ReadonlyMap<string, FieldModel>;
  /** The submit button, then the others. */
  readonly buttons: readonly ButtonModel[];
  /** What the buttons do, in order. */
  readonly actions: readonly ActionModel[];
  /** Fields whose answers may arrive with a link. */
  readonly carried: readonly string[];
  readonly result: Result | undefined;
  readonly offers: OffersModel | undefined;
  readonly examples: readonly ExampleModel[];
  /** The messages that can be shown while the visitor answers. */
  readonly messages: readonly MessageModel[];
  /** The texts that can be shown after a button is pressed. */
  readonly sayings: readonly TextAt[];
  /** Where the parts outside of the field sets name fields. */
  readonly fieldNames: readonly FieldName[];
  readonly stepNames: readonly TextAt[];
  readonly exitNames: readonly TextAt[];
}

/** The fields that are asked together: those of a form, or of one step. */
export interface FieldSetModel {
  readonly source: CheckedForm | CheckedWizard;
  /** Empty for a form; steps/2 for the third step of a wizard; the `ui` of its field for the fields of rows. */
  readonly path: Path;
  /** The paths of its fields, their looks, and their messages. */
  readonly parts: FieldSetParts;
  readonly config: FieldSetConfig;
  readonly validation: FormModel['validation'];
  readonly fields: ReadonlyMap<string, FieldModel>;
  /** The fields of all sets of the file. */
  readonly all: ReadonlyMap<string, FieldModel>;
  /** The field whose rows ask this; a row does not see the other rows. */
  readonly holder?: string;
  readonly conditions: readonly ConditionModel[];
  /** All expressions of the set, those of its conditions too. */
  readonly expressions: readonly ExpressionModel[];
  readonly plugins: readonly PluginUse[];
  readonly effects: readonly EffectModel[];
  readonly exits: readonly ExitModel[];
  readonly messages: readonly MessageModel[];
  readonly fieldNames: readonly FieldName[];
}

/** The paths of the parts of a field set, whether or not the file has them. */
export interface FieldSetParts {
  readonly schema: Path;
  readonly ui: Path;
  readonly messages: Path;
}

export interface FieldModel {
  readonly name: string;
  /** For a field in an object: its names from outside to inside, address and city for addressCity. */
  readonly inObject?: readonly string[];
  /** The fields of each of its rows. */
  readonly rows?: FieldSetModel;
  /** The path of its schema. */
  readonly path: Path;
  /** The path of its `ui`, whether or not the file has one. */
  readonly uiPath: Path;
  /** Its title is without markup. */
  readonly schema: FieldSchema;
  /** The links in its title: terms of the glossary that are explained beside it. */
  readonly terms?: readonly RichLink[];
  /** Its schema as the file has it, with the bounds of dates. */
  readonly written: Field;
  /** The days between which its date must be, as far as they can be read. */
  readonly dates: DateBounds | undefined;
  readonly ui: FieldUi;
  readonly widget: WidgetName;
  readonly options: FieldOptions;
  readonly required: boolean;
  /** Where `required` of the set's schema names it. */
  readonly requiredPath: Path | undefined;
  /** For each keyword whose message visitors never read: the reason in config. */
  readonly unseen: Readonly<Partial<Record<MessageKeyword, string>>>;
  /** What the rules of fairness forbid at it, with the reason why the site does it. */
  readonly unfair: FieldExceptions;
  /** The option list with its choices. */
  readonly list: string | undefined;
  /** The list whose labels are suggested while a text is typed. */
  readonly suggest: string | undefined;
}

/**
 * A field's JSON Schema, typed as if its values were answers. The contract allows anything there; lint/shapes.ts
 * reports values that are not answers. An object that could not be taken apart counts as a text: lint/shapes.ts reports
 * it too. It only has the bounds of numbers; those of dates are in the field's `dates`.
 */
export type FieldSchema = Omit<Field, 'type' | 'default' | 'const' | 'minimum' | 'maximum'> & {
  readonly type: Exclude<Field['type'], 'object'>;
  readonly default?: Answer;
  readonly const?: Answer;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** A condition and what depends on it. */
export interface ConditionModel extends ConditionMeaning {
  readonly path: Path;
  readonly of: ConditionOwner;
}

/** An expression of config, and its purpose. */
export interface ExpressionModel {
  readonly text: string;
  readonly path: Path;
  readonly of: ExpressionOwner;
  /** The fields that it names; empty when it cannot be parsed. */
  readonly reads: readonly string[];
  /** The constants that it names. */
  readonly constants: readonly string[];
  /** The tables that it looks up. */
  readonly tables: readonly string[];
}

export type ExpressionOwner =
  | { readonly kind: 'condition'; readonly of: ConditionOwner }
  /** Rule number `rule` of its set, whose message is shown beside the field `at`. */
  | { readonly kind: 'assert'; readonly rule: number; readonly at: string }
  /** The least or the greatest number that the field `at` takes. */
  | { readonly kind: 'bound'; readonly at: string; readonly keyword: 'minimum' | 'maximum' }
  | { readonly kind: 'computed' | 'prefill'; readonly field: string };

export type ConditionOwner =
  | { readonly kind: 'step' }
  | { readonly kind: 'field' | 'relabel'; readonly field: string }
  /** Whether a choice is offered; with `off`, whether it is shown but cannot be chosen. */
  | { readonly kind: 'choice'; readonly field: string; readonly value: string; readonly off?: true }
  | { readonly kind: 'years'; readonly field: string; readonly index: number }
  | { readonly kind: 'effect'; readonly index: number; readonly changed: string }
  | { readonly kind: 'multiplier'; readonly index: number }
  | { readonly kind: 'exit'; readonly index: number; readonly exit: string }
  /** What an item needs to be offered, when a line of its price counts, and when it is different. */
  | { readonly kind: 'need' | 'line' | 'change'; readonly index: number };

export interface EffectModel {
  readonly config: Effect;
  readonly path: Path;
}

/** A page that ends a wizard for some visitors of a step. */
export interface ExitModel {
  readonly config: Exit;
  readonly path: Path;
}

export interface ButtonModel {
  readonly path: Path;
  readonly label: string;
  /** The name that examples use for it. An example without such a name presses the submit button. */
  readonly presses: string | undefined;
  readonly look: 'button' | 'link';
  readonly config: Submit;
}

export interface ActionModel {
  readonly action: Action;
  readonly path: Path;
  readonly button: ButtonModel;
}

export interface ExampleModel {
  readonly path: Path;
  readonly config: ExampleConfig;
  /** The answers that it gives and those that it expects: each map with its path. */
  readonly answers: readonly AnswersAt[];
}

/**
 * An example of a form or wizard, typed as if all its values were answers, although the contract allows anything there.
 */
export type ExampleConfig = Omit<Example & WizardExample, 'answers' | 'changes' | 'becomes' | 'does'> & {
  readonly answers?: Answers;
  readonly changes?: Answers;
  readonly becomes?: Answers;
  readonly does?: readonly DoneAction[];
};

/** An action as an example expects it: with the texts that the visitor reads, and the answers that it carries. */
export type DoneAction = Omit<Action, 'navigate'> & {
  readonly navigate?: { readonly to: string; readonly state?: Answers };
};

/** A map of answers in config. */
export interface AnswersAt {
  readonly path: Path;
  readonly answers: Answers;
}

export interface TextAt {
  readonly path: Path;
  readonly text: string;
}

/** A message that a visitor reads because of an answer. */
export interface MessageModel extends TextAt {
  readonly of: MessageOwner;
}

export type MessageOwner =
  | { readonly kind: 'field'; readonly field: string; readonly keyword: MessageKeyword }
  | { readonly kind: 'rule'; readonly rule: number; readonly plugin: string; readonly code: string }
  | { readonly kind: 'estimate'; readonly plugin: string; readonly code: string }
  | { readonly kind: 'note'; readonly plugin: string }
  /** The text of a computed amount. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'refusal' | 'dropped' | 'droppedHere' };

/** The offers of a form or wizard, and what the prices depend on. */
export interface OffersModel {
  readonly path: Path;
  readonly config: Offers;
  /** One for each item of the catalog, in order; empty while the catalog is unknown. */
  readonly items: readonly OfferModel[];
  /** The texts that print answers: those of needs and lines. */
  readonly texts: readonly TextAt[];
}

/** An item of the catalog, with its expressions as a field set that asks nothing. */
export interface OfferModel {
  readonly item: Offer;
  /**
   * Its fields are the values and the amounts of the lines; its conditions are the needs, and when lines count. Besides
   * the constants of the site it has the attributes of the item, as offer.maxAge.
   */
  readonly set: FieldSetModel;
}

/** A place that names a field, as a value or as a key. */
export interface FieldName {
  readonly field: string;
  readonly path: Path;
  readonly part: 'key' | 'value';
  /** When the text there only begins with the name. */
  readonly begins?: boolean;
  /** Whether the field must belong to the same set. Otherwise it may belong to any set of the file. */
  readonly own: boolean;
}
