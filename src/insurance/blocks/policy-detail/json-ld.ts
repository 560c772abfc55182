import { faqPage } from '../../../engine/faq-page.ts';
import type { PolicyDetailBlock } from '../../../plan/blocks.generated.ts';
import type { Question } from '../../../plan/config.generated.ts';
import type { ThingsOf } from '../../../plan/json-ld.ts';

/**
 * The questions about every policy. Its figures are left out: they come from the API and may change after the build.
 */
const things: ThingsOf<PolicyDetailBlock> = ({ questions }, { lists }) =>
  questions ? [faqPage(lists[questions.list] as readonly Question[])] : [];
export default things;
