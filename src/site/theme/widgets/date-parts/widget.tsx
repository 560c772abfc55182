import { useEffect, useRef, useState, type ClipboardEvent, type InputEvent } from 'react';
import { formatMessage } from '../../../../shared/engine/format/message.ts';
import { useSite } from '../../../render/context.tsx';
import controls from '../../../render/controls/controls.module.css';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf } from '../../kit/control.ts';
import { boxes, cleaned, dateIn, partsIn, splitDate, wrongBoxes, type Box, type DateParts } from './parts.ts';
import css from './widget.module.css';

/** A date in three boxes, beside a hidden input that holds the answer under the field's own name. */
// Long because the boxes share one answer.
function DateParts(props: WidgetProps) {
  const control = controlOf<string>(props);
  const { id, name, inputName, field, value, invalid, store } = control;
  const group = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(() => splitDate(value));
  const [before, setBefore] = useState(value);
  // An answer from elsewhere, such as a link or a reset, replaces the texts in the boxes.
  if (value !== before) {
    setBefore(value);
    if (value !== dateIn(parts)) setParts(splitDate(value));
  }
  const wrong = wrongBoxes(parts);
  const isHalf = dateIn(parts) === undefined && boxes.some((box) => parts[box] !== '');
  useRefusal(group, control, isHalf ? wrong : []);

  function take(next: DateParts): void {
    setParts(next);
    store.edited(name);
    const date = dateIn(next);
    if (date !== value) control.change(date);
  }

  function input({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>, box: Box): void {
    // Text that was typed before the script ran is handed over box by box, so all are read.
    const typed = textsIn(group.current);
    const whole = partsIn(currentTarget.value, document.documentElement.lang);
    const isComposing = (nativeEvent as globalThis.InputEvent).isComposing === true;
    take(whole ?? (isComposing ? typed : { ...typed, [box]: cleaned(box, currentTarget.value) }));
  }

  function paste(event: ClipboardEvent): void {
    const whole = partsIn(event.clipboardData.getData('text'), document.documentElement.lang);
    if (!whole) return;
    event.preventDefault();
    take(whole);
  }

  return (
    <div className={css.boxes} ref={group}>
      <input type="hidden" name={inputName} value={value ?? ''} data-unreadable={isHalf ? 'date' : undefined} />
      {boxes.map((box) => (
        <label className={css.part} data-box={box} key={box}>
          <span className={`small ${css.name}`}>{field.options[box]}</span>
          <span className={controls.box} data-invalid={(invalid && wrong.includes(box)) || undefined}>
            <input
              // The field's id is on the first wrong box, so that links lead there.
              id={box === wrong[0] ? id : `${id}-${box}`}
              name={`${inputName}.${box}`}
              className={controls.input}
              inputMode="numeric"
              autoComplete={field.autocomplete === 'bday' ? `bday-${box}` : undefined}
              required={field.required}
              aria-invalid={(invalid && wrong.includes(box)) || undefined}
              aria-describedby={wrong.includes(box) ? control.error : undefined}
              value={parts[box]}
              onChange={(event) => input(event as unknown as InputEvent<HTMLInputElement>, box)}
              onCompositionEnd={({ currentTarget }) =>
                take({ ...textsIn(group.current), [box]: cleaned(box, currentTarget.value) })
              }
              onPaste={paste}
            />
          </span>
        </label>
      ))}
    </div>
  );
}

const textsIn = (group: HTMLElement | null): DateParts =>
  Object.fromEntries(
    boxes.map((box) => [box, group?.querySelector<HTMLInputElement>(`[data-box="${box}"] input`)?.value ?? '']),
  ) as DateParts;

/** In a form that the browser checks, half a date blocks the submit. */
function useRefusal(
  group: React.RefObject<HTMLElement | null>,
  { native, field }: ReturnType<typeof controlOf<string>>,
  wrong: readonly Box[],
): void {
  const { unreadable } = useSite().site.texts;
  const words = native ? formatMessage(unreadable.date, { label: field.label }) : '';
  const first = wrong[0];
  useEffect(() => {
    if (!native) return;
    for (const box of boxes)
      group.current
        ?.querySelector<HTMLInputElement>(`[data-box="${box}"] input`)
        ?.setCustomValidity(box === first ? words : '');
  }, [group, native, first, words]);
}

export default Object.assign(DateParts, { frame: 'group' as const });
