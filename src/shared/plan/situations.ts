import type { Situation, SituationAnswer, SituationSource } from './config.generated.ts';

/** What an item answers to a situation, as a page shows it. */
export interface ShownAnswer extends Omit<SituationAnswer, 'of' | 'source'> {
  /** The item's name. */
  readonly name: string;
  /** Who offers it. */
  readonly by?: string;
  /** The item's own page, where it has one. */
  readonly href?: string;
  /** The source of an answer that the item's own text does not support. */
  readonly source?: SituationSource;
}

/** A situation with the answers of all items, in the order of their catalogs. */
export interface ShownSituation extends Omit<Situation, 'answers'> {
  readonly answers: readonly ShownAnswer[];
  /** The sources of its answers, without duplicates. */
  readonly sources: readonly SituationSource[];
}
