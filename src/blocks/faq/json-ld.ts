import { faqPage } from '../../engine/faq-page.ts';
import type { FaqBlock } from '../../plan/blocks.generated.ts';
import type { Question } from '../../plan/config.generated.ts';
import type { ThingsOf } from '../../plan/json-ld.ts';

/** All questions of the block: its search hides some only when the visitor types. */
const things: ThingsOf<FaqBlock> = ({ list, first }, { lists }) => [
  faqPage((lists[list] as readonly Question[]).slice(0, first)),
];
export default things;
