import type { Answers } from './answers.ts';
import type { Offer } from './config.generated.ts';
import type { FieldPlan } from './form.ts';
import type { Message } from './message.ts';

/** What a form or wizard offers for its answers: the items of a catalog, and the words about them. */
export interface OffersPlan {
  /** The id of the form or wizard. */
  readonly id: string;
  readonly items: readonly Offer[];
  /** Of a wizard: the steps that ask something. */
  readonly steps?: readonly { readonly id: string; readonly title: string }[];
  /** Why an item is not offered, by need. */
  readonly needs: readonly Message[];
  /** What the amounts are for, by line. */
  readonly lines: readonly Message[];
  /** To a multiple of what amounts are rounded. */
  readonly unit: number;
  /** The fields whose answers the words print. */
  readonly fields: Readonly<Record<string, Pick<FieldPlan, 'choices' | 'display' | 'language' | 'around' | 'options'>>>;
}

/** Which expressions an item rests on, by their place among all of the module. */
export interface OfferCode {
  readonly values: readonly (readonly [name: string, code: number])[];
  readonly needs: readonly number[];
  readonly lines: readonly { readonly when?: number; readonly amount: number }[];
}

/** One part of a price. */
export interface PriceLine {
  readonly label: string;
  readonly amount: number;
}

/** An item as it is offered to a visitor. */
export interface Offered {
  readonly item: Offer;
  /** Why it is not. */
  readonly refused?: string;
  /** The sum of its lines; absent while an answer is missing that one of them needs. */
  readonly price?: number;
  /** The line that has no amount because of it. */
  readonly lacks?: number;
  readonly lines: readonly PriceLine[];
}

/** What `import offers from '/config/wizards/x.yaml?offers'` gives. */
export interface OffersModule {
  readonly plan: OffersPlan;
  /** What is offered for some answers, each item in the order of the catalog. */
  readonly offered: (answers: Answers) => readonly Offered[];
}
