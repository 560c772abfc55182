import { useId } from 'react';
import type { NoticePlan } from '../../../../shared/plan/notice.ts';
import { useSite } from '../../../render/context.tsx';
import { NoticeText } from '../../../render/elements/NoticeText.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { planOf } from '../../kit/control.ts';
import Checkbox from '../checkbox/widget.tsx';
import css from './widget.module.css';

/** The box by which a visitor agrees that the form is sent, with the notice of what the answers are for. */
function Consent(props: WidgetProps) {
  const { notice } = planOf(props);
  return (
    <>
      <Checkbox {...props} />
      {notice && <NoticeButton {...notice} />}
    </>
  );
}

/**
 * Opens over the form, so that nothing moves. It is a popover: the browser opens it, closes it by Escape and by a press
 * elsewhere, and says its state. A browser without popovers shows its text at once.
 */
function NoticeButton(notice: NoticePlan) {
  const id = useId();
  const { texts } = useSite().site;
  return (
    <>
      <button type="button" className={css.open} popoverTarget={id}>
        {notice.label}
      </button>
      <div popover="auto" id={id} role="group" aria-label={notice.label} className={css.notice}>
        <NoticeText {...notice} />
        <button
          type="button"
          className={`button ${css.close}`}
          data-look="quiet"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {texts.close}
        </button>
      </div>
    </>
  );
}

export default Object.assign(Consent, { frame: 'self' as const });
