import type { Situation, SituationAnswer, SituationSource } from './config.generated.ts';

/** What an item answers to a situation, as a page shows it. */
export interface ShownAnswer extends Omit<SituationAnswer, 'of' | 'source'> {
  /** The item's name. */
  readonly name: string;
  /** Who offers it. */
  readonly by?: string;
  /** The item's own page, where it has one. */
  readonly href?: string;
  /** What an answer rests on that no words of the item bear out. */
  readonly source?: SituationSource;
}

/** A situation with the answers of all items, in the order of their catalogs. */
export interface ShownSituation extends Omit<Situation, 'answers'> {
  readonly answers: readonly ShownAnswer[];
  /** What its answers rest on, each once. */
  readonly sources: readonly SituationSource[];
}
