import { pick } from '../../../shared/engine/answers.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { SummaryEntry } from '../../../shared/engine/wizard/summary.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { OffersCallBack } from '../../../shared/plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { usePanels } from '../../render/overlay/panels.tsx';
import type { Offered } from '../../../shared/plan/offers.ts';

interface CallBackProps {
  texts: OffersCallBack;
  shown: readonly Offered[];
  /** The answers in words. */
  told: readonly SummaryEntry[];
  answers: Answers;
}

/**
 * Opens the form that asks for a call back, with the items and the answers in it. Nothing is sent before the visitor
 * has read them there and agreed, so no tick box of the questions counts as consent.
 */
export function CallBack({ texts, shown, told, answers }: CallBackProps) {
  const { open } = usePanels();
  const { label, panel, names = {} } = texts;
  function press(): void {
    const typed = pick(answers, (_, answer) => typeof answer === 'string');
    const renamed = Object.entries(names).map(([field, questions]) => [field, firstOf(questions, typed)] as const);
    const known = { ...pick(Object.fromEntries(renamed) as Answers, (_, answer) => answer !== undefined), ...typed };
    open(panel, { ...known, answers: requestLines(texts, shown, told).join('\n') });
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

const requestLines = ({ item, answer }: OffersCallBack, shown: CallBackProps['shown'], told: CallBackProps['told']) => [
  ...shown.map(({ item: { name, by }, price, about }) => formatMessage(item, { name, by, price, about })),
  ...told.map(({ label, value }) => (value === '' ? label : formatMessage(answer, { question: label, answer: value }))),
];
