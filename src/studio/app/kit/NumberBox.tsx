import { useId, useState } from 'react';
import type { NumberStyle } from '../../../shared/plan/message.ts';
import { studioTexts } from '../words.ts';
import { readNumber, writtenNumber } from './numbers.ts';

interface NumberBoxProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly required?: boolean;
  /** How the site writes numbers. */
  readonly numbers: NumberStyle;
  readonly value: number | undefined;
  /** Undefined while the text is not a number. */
  change(value: number | undefined): void;
}

/** An input for a number. What cannot be read stays in it, with the reason below. */
export function NumberBox({ numbers, value, change, ...own }: NumberBoxProps) {
  const reason = useId();
  /** The typed text, and its value. */
  const [begun, setBegun] = useState<{ readonly typed: string; readonly value: number | undefined }>();
  const put = (typed: string) => {
    const number = readNumber(typed, numbers);
    setBegun({ typed, value: number });
    change(number);
  };
  const typed = begun && begun.value === value ? begun.typed : undefined;
  const isUnread = typed !== undefined && typed.trim() !== '' && value === undefined;
  return (
    <>
      <input
        {...own}
        inputMode="decimal"
        aria-invalid={isUnread}
        aria-describedby={isUnread ? reason : undefined}
        value={typed ?? (value === undefined ? '' : writtenNumber(value, numbers))}
        onChange={({ target }) => put(target.value)}
      />
      {isUnread && (
        <p id={reason} role="alert">
          {studioTexts.failed(studioTexts.needsNumber)}
        </p>
      )}
    </>
  );
}
