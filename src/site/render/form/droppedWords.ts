import { distinct } from '../../../shared/engine/format/as-read.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import { asks } from '../../../shared/engine/settle.ts';
import type { Titles } from '../../../shared/engine/wizard/draft.ts';
import { fieldLabel } from '../../../shared/engine/visible.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { Message } from '../../../shared/plan/message.ts';

/**
 * The words that name the fields whose answers a change has dropped; undefined if there are none. `titles`: those of
 * questions that the form does not ask any more.
 */
export function droppedWords(
  { steps }: FormModule,
  message: Message | undefined,
  dropped: readonly string[] = [],
  answers: Answers,
  language: string,
  titles: Titles = {},
): string | undefined {
  const labels = dropped.flatMap((field) => {
    const step = steps.find((one) => asks(one, field));
    return step ? (step.rows?.label(step, field, answers) ?? fieldLabel(step, field, answers)) : (titles[field] ?? '');
  });
  const fields = new Intl.ListFormat(language).format(distinct(labels.filter((label) => label !== '')));
  return message !== undefined && fields !== '' ? formatMessage(message, { fields }) : undefined;
}
