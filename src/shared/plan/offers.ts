import type { Answers } from './answers.ts';
import type { Offer, OfferChange, SituationAnswer } from './config.generated.ts';
import type { FieldPlan, FormModule } from './form.ts';
import type { Message } from './message.ts';

/**
 * Loads what a form or wizard offers, and its questions; with the theme that draws those which may be asked beside the
 * offers, if there are any.
 */
export interface OffersSource<Theme = unknown> {
  readonly prices: () => Promise<{ readonly default: OffersModule }>;
  readonly questions: () => Promise<{ readonly form: FormModule; readonly theme?: Theme }>;
}

/** What an item answers to a situation. */
export interface Pays extends Pick<SituationAnswer, 'says'> {
  /** The situation: My knee must be replaced. */
  readonly title: string;
}

/** What is different about items. It has a name, which a link may have, unless it depends on a private answer. */
export interface NamedChange extends OfferChange {
  readonly name?: string;
}

/** What a form or wizard offers for its answers: the items of a catalog, and the words about them. */
export interface OffersPlan {
  /** The id of the form or wizard. */
  readonly id: string;
  /** What the price is for. */
  readonly about?: Message;
  /**
   * The values that `about` prints, besides those of an item. A link may have them; absent if there are none, or one
   * depends on a private answer.
   */
  readonly told?: readonly string[];
  /** The private questions that prices depend on. */
  readonly secret?: readonly string[];
  /** By item: its answers to situations. */
  readonly pays?: Readonly<Record<string, readonly Pays[]>>;
  readonly items: readonly Offer[];
  /** What is different about them for some answers. What it says is by the title of the situation. */
  readonly changes?: readonly NamedChange[];
  /** Of a wizard: the steps that ask something. */
  readonly steps?: readonly { readonly id: string; readonly title: string }[];
  /** Why an item is not offered, by need. */
  readonly needs: readonly Message[];
  /** What the amounts are for, by line. */
  readonly lines: readonly Message[];
  /** Amounts are rounded to a multiple of this. */
  readonly unit: number;
  /** The fields whose answers the words print. */
  readonly fields: Readonly<
    Record<string, Pick<FieldPlan, 'choices' | 'display' | 'numbers' | 'language' | 'around' | 'options'>>
  >;
}

/** What the answer to a question can be before it is given: one of some values, or a number between two. */
export interface OpenPlan {
  /** The step that asks it. */
  readonly step: string;
  readonly values?: readonly (string | number | boolean)[];
  readonly least?: number;
  readonly greatest?: number;
  /** Whether it may stay without an answer. */
  readonly mayLack?: true;
}

/** The price range of the items that may still fit; `fits` is false if none can. */
export type PriceRange =
  | { readonly fits: false }
  | { readonly fits: true; readonly least: number; readonly greatest: number; readonly once?: true };

/** What `import range from '/config/wizards/x.yaml?range'` gives. */
export interface RangeModule {
  /** The prices for the answers of some steps, while the others are open; undefined while nothing is known of them. */
  readonly range: (answers: Answers, done: ReadonlySet<string>) => PriceRange | undefined;
}

/** The expressions that an item depends on, as indexes into all of the module. */
export interface OfferCode {
  readonly values: readonly (readonly [name: string, code: number])[];
  readonly needs: readonly number[];
  readonly lines: readonly { readonly when?: number; readonly amount: number; readonly once?: true }[];
  /** When each change is made. */
  readonly changes?: readonly number[];
}

/** Values that the words about an item print, by name. */
export type AboutValues = Readonly<Record<string, string | number | boolean>>;

/** One part of a price. */
export interface PriceLine {
  readonly label: string;
  readonly amount: number;
}

/** An item as it is offered to a visitor. */
export interface Offered {
  /** With the changes for this visitor. */
  readonly item: Offer;
  /** The names of these changes. */
  readonly changed?: readonly string[];
  /** Its answers to situations. */
  readonly pays?: readonly Pays[];
  /** Why it is not offered. */
  readonly refused?: string;
  /** The sum of its lines; absent while one of them needs an answer that is missing. */
  readonly price?: number;
  /** Whether one of its lines is paid once for several years, so that the price is not one of a year. */
  readonly once?: true;
  /** The index of the line that has no amount yet. */
  readonly lacks?: number;
  /** What the price is for. */
  readonly about?: string;
  /** The values in `about` that a link may have. */
  readonly told?: AboutValues;
  readonly lines: readonly PriceLine[];
}

/** What `import offers from '/config/wizards/x.yaml?offers'` gives. */
export interface OffersModule {
  readonly plan: OffersPlan;
  /** What is offered for some answers, each item in the order of the catalog. */
  readonly offered: (answers: Answers) => readonly Offered[];
}
