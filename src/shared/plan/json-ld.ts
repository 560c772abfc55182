import type { Site } from './config.generated.ts';
import type { PageModule } from './page.ts';

/** A thing that search engines understand, in the vocabulary of https://schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a block may use to describe itself to search engines: the lists of its page, and the site. */
export interface Surroundings {
  readonly lists: PageModule['lists'];
  readonly site: Pick<Site, 'brand' | 'origin' | 'footer'>;
}

/**
 * The default export of `json-ld.ts` beside the view of a block: what search engines are told about a block.
 * It says nothing that the block does not show. Pure; called once a page, while it is prerendered.
 */
export type ThingsOf<Block> = (block: Block, around: Surroundings) => readonly Thing[];
