import { pick } from '../../../shared/engine/answers.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { SummaryEntry } from '../../../shared/engine/wizard/summary.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { usePanels } from '../../render/overlay/panels.tsx';
import type { Offered } from '../../../shared/plan/offers.ts';
import { itemLines, type OffersWithCallBack } from './priceWords.ts';

interface CallBackProps {
  block: OffersWithCallBack;
  shown: readonly Offered[];
  /** The answers in words. */
  told: readonly SummaryEntry[];
  answers: Answers;
}

/**
 * Opens the form that asks for a call back, with the items and the answers in it. Nothing is sent before the visitor
 * has read them there and agreed, so no tick box of the questions counts as consent.
 */
export function CallBack({ block, shown, told, answers }: CallBackProps) {
  const { open } = usePanels();
  const { label, panel, names = {}, answer } = block.callBack;
  const answerLine = ({ label: question, value }: SummaryEntry): string =>
    value === '' ? question : formatMessage(answer, { question, answer: value });
  function press(): void {
    const typed = pick(answers, (_, answer) => typeof answer === 'string');
    const renamed = Object.entries(names).map(([field, questions]) => [field, firstOf(questions, typed)] as const);
    const known = { ...pick(Object.fromEntries(renamed) as Answers, (_, answer) => answer !== undefined), ...typed };
    open(panel, { ...known, answers: [...itemLines(block, shown), ...told.map(answerLine)].join('\n') });
  }
  return (
    <button type="button" className="button" aria-haspopup="dialog" onClick={press}>
      <Icon name="phone-call" size={20} />
      {label}
    </button>
  );
}

const firstOf = (questions: readonly string[], answers: Answers) =>
  answers[questions.find((question) => question in answers) ?? ''];
