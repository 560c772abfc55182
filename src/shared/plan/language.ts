import type { SiteLanguage } from './config.generated.ts';

/** A language of the site as its pages know it. */
export interface LanguagePlan extends Pick<SiteLanguage, 'code' | 'name' | 'label' | 'offer' | 'missing'> {
  /** The language tag with the region of the site: hi-IN. */
  readonly tag: string;
  /** The direction in which it is written. */
  readonly dir: 'ltr' | 'rtl';
  /** The beginning of its addresses: /hi. Empty for the first language. */
  readonly base: string;
  /** The ids of the pages that are published in it. */
  readonly pages: readonly string[];
}
