import { faqPage } from '../../../engine/faq-page.ts';
import type { CatalogItemBlock } from '../../../plan/blocks.generated.ts';
import type { Question } from '../../../plan/config.generated.ts';
import type { ThingsOf } from '../../../plan/json-ld.ts';

/**
 * The questions about every item. Its figures are left out: they come from the API and may change after the build.
 */
const things: ThingsOf<CatalogItemBlock> = ({ questions }, { lists }) =>
  questions ? [faqPage(lists[questions.list] as readonly Question[])] : [];
export default things;
