import { getSubmitButtonOptions } from '@rjsf/utils';
import type { SubmitButtonProps } from '../../../render/form/types.ts';

/** The submit button. While busy, with the prop `aria-disabled`, it keeps the focus, says so and does nothing. */
export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { submitText, props = {} } = getSubmitButtonOptions(uiSchema);
  const busy = props['aria-disabled'] === true;
  return (
    <>
      <button
        type="submit"
        className="button"
        data-look="primary"
        aria-disabled={busy || undefined}
        data-busy={busy || undefined}
      >
        {submitText}
      </button>
      <span role="status" className="visually-hidden">
        {busy ? submitText : ''}
      </span>
    </>
  );
}
