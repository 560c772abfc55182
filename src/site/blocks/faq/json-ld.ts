import { faqPage } from '../../../shared/engine/faq-page.ts';
import type { FaqBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Question } from '../../../shared/plan/config.generated.ts';
import type { ThingsOf } from '../../../shared/plan/json-ld.ts';

/** All questions of the block: its search hides some only when the visitor types. */
const faqThings: ThingsOf<FaqBlock> = ({ list, first }, { lists }) => [
  faqPage((lists[list] as readonly Question[]).slice(0, first)),
];
export default faqThings;
