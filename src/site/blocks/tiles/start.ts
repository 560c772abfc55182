import type { Answers, Option } from '../../../shared/plan/answers.ts';
import type { TilesBlock } from '../../../shared/plan/blocks.generated.ts';

/** The answers that the form starts with when a tab and one of its tiles are chosen (spec 4.05). */
export const tileAnswers = (
  field: string,
  tab: TilesBlock['tabs'][number] | undefined,
  tile: Option | undefined,
): Answers => ({ ...tile?.with, ...(tab && { [field]: tab.value }) });
