import { faqPage } from '../../../shared/engine/faq-page.ts';
import type { CatalogItemBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Question } from '../../../shared/plan/config.generated.ts';
import type { ThingsOf } from '../../../shared/plan/json-ld.ts';

/**
 * The questions about every item. Its figures are left out: they come from the API and may change after the build.
 */
const itemThings: ThingsOf<CatalogItemBlock> = ({ questions }, { lists }) =>
  questions ? [faqPage(lists[questions.list] as readonly Question[])] : [];
export default itemThings;
