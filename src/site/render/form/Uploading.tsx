import { useSyncExternalStore, type MouseEvent } from 'react';
import type { FieldPlan } from '../../../shared/plan/form.ts';
import { useSite } from '../context.tsx';
import { onSending, sendingNow, type Sending } from './files.ts';
import css from './Uploading.module.css';

const noUpload = (): undefined => undefined;

interface UploadingProps {
  /** The fields whose texts the uploads use that it shows; by default all. */
  field?: FieldPlan;
  /** Fields whose uploads are shown elsewhere. */
  but?: readonly FieldPlan[];
}

/** A bar for files that are being sent, with a button that stops it. */
export default function Uploading({ field, but = [] }: UploadingProps) {
  const { language } = useSite().site;
  const sending = useSyncExternalStore(onSending, sendingNow, noUpload);
  const isShown = sending && (field === undefined || sending.field === field) && !but.includes(sending.field);
  const shown = isShown ? sending : undefined;
  const percent = (part: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(part);
  return (
    <>
      {shown && <Bar sending={shown} percent={percent(shown.done)} />}
      {/* Announced at each quarter: every percent would drown out everything else. */}
      <p role="status" className="visually-hidden">
        {shown && `${shown.field.options.sending} ${percent(Math.floor(shown.done * 4) / 4)}`}
      </p>
    </>
  );
}

function Bar({ sending: { field, done, stop }, percent }: { sending: Sending; percent: string }) {
  const { sending, cancel } = field.options;
  function press({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    // The button goes away with the bar.
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    stop();
  }
  return (
    <div className={css.sending}>
      <p className={css.words}>
        {sending} {percent}
      </p>
      <progress className={css.bar} aria-label={sending} value={done} max={1} />
      <button type="button" className="button" data-look="secondary" onClick={press}>
        {cancel}
      </button>
    </div>
  );
}
