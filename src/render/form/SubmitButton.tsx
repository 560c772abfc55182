interface SubmitButtonProps {
  label: string;
  /** Its words while the answers are being sent, by default its label. */
  busyLabel?: string;
  busy: boolean;
}

/** The submit button. While busy it keeps the focus, says so and does nothing. */
export function SubmitButton({ label, busyLabel = label, busy }: SubmitButtonProps) {
  return (
    <>
      <button
        type="submit"
        className="button"
        data-look="primary"
        aria-disabled={busy || undefined}
        data-busy={busy || undefined}
      >
        {busy ? busyLabel : label}
      </button>
      <span role="status" className="visually-hidden">
        {busy ? busyLabel : ''}
      </span>
    </>
  );
}
