import { faqPage } from '../../engine/json-ld/faq-page.ts';
import type { PolicyDetailBlock } from '../../plan/blocks.generated.ts';
import type { Question } from '../../plan/config.generated.ts';
import type { ThingsOf } from '../../plan/json-ld.ts';

/** The questions about every policy. Its figures are the API's, and may be others by the time they are read. */
const things: ThingsOf<PolicyDetailBlock> = ({ questions }, { lists }) =>
  questions ? [faqPage(lists[questions.list] as readonly Question[])] : [];
export default things;
