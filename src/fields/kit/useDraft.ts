import {
  useLayoutEffect,
  useRef,
  useState,
  type CompositionEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Answer } from '../../plan/answers.ts';
import { caretIn } from './caret.ts';
import { isUnreadable } from '../../render/form/unreadable.ts';
import { whenReleased } from './press.ts';
import type { Control } from './control.ts';

/** How long a visitor pauses before the text is handed over, in ms. */
const quiet = 200;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How a control writes an answer as text, and reads it. */
export interface DraftRules<Value extends Answer> {
  show(value: Value | undefined): string;
  read(text: string): Value | undefined;
  /** What becomes of the text at each key, and, with `leaving`, as the visitor leaves the field. */
  clean?(text: string, leaving: boolean): string;
}

/**
 * A text while it is typed. The browser keeps it, so that a key redraws nothing. It is handed over on leaving the
 * field, after 200 ms of quiet or by a submit; during a press at its end, for the answer may move what is pressed. An
 * answer that comes from elsewhere (a reset, an effect) replaces it. `onText` is told of every text that comes to stand
 * in the control.
 */
// Long because typing, handing over and leaving share one text.
export function useDraft<Value extends Answer>(
  control: Control<Value>,
  rules: DraftRules<Value>,
  onText?: (text: string) => void,
) {
  const { show, read, clean = (text) => text } = rules;
  const [start] = useState(() => show(control.value));
  const ref = useRef<TextElement>(null);
  const given = useRef(control.value);
  const handed = useRef(control.value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOff = useRef<(() => void) | undefined>(undefined);
  const isSealed = useRef(false);

  // React puts the first text back as it draws. Before anything is taken, what was typed before the script still waits.
  useLayoutEffect(() => {
    if (isSealed.current) seal();
  });
  useLayoutEffect(() => {
    if (given.current === control.value) return;
    given.current = control.value;
    if (handed.current === control.value) return;
    handed.current = control.value;
    write(show(control.value));
  });

  const { store, name, field } = control;
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      callOff.current?.();
      store.hold(name, undefined);
    },
    [store, name],
  );

  /**
   * Browsers write what is typed to their session files, unless it is the text that the control began with. That of a
   * private field is made so. Fields that autofill does not fill do not need this: their form says
   * `autocomplete="off"`.
   */
  function seal(): void {
    isSealed.current = field.private !== undefined && field.autocomplete !== undefined;
    if (ref.current && isSealed.current) ref.current.defaultValue = ref.current.value;
  }

  function write(text: string): void {
    if (ref.current && ref.current.value !== text) ref.current.value = text;
    seal();
    onText?.(text);
  }

  function hand(now: string): void {
    clearTimeout(timer.current);
    callOff.current?.();
    const answer = read(now);
    if (show(answer) === show(handed.current)) return;
    handed.current = answer;
    control.change(answer);
  }

  function leave(now: string): void {
    // What the browser can make no answer of stays, so that the visitor can mend it.
    const left = ref.current && isUnreadable(ref.current) ? now : clean(now, true);
    store.hold(name, undefined);
    write(left);
    hand(left);
  }

  function take(now: string): void {
    seal();
    onText?.(now);
    store.edited(name);
    store.hold(name, () => leave(now));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onceReleased(() => hand(now)), quiet);
  }

  function onceReleased(act: () => void): void {
    callOff.current?.();
    callOff.current = whenReleased(act);
  }

  function takeCleaned(element: TextElement): void {
    const cleaned = clean(element.value, false);
    if (cleaned !== element.value) {
      const caret = caretIn(element, (before) => clean(before, false), cleaned);
      element.value = cleaned;
      if (caret !== undefined) element.setSelectionRange(caret, caret);
    }
    take(cleaned);
  }

  return {
    /** Put a whole text in place and hand it over, as choosing a suggestion does. */
    put: leave,
    attributes: {
      ref: ref as RefObject<never>,
      defaultValue: start,
      /** A text that is being composed (Devanagari, Tamil …) is cleaned when it is complete. */
      onInput: ({ currentTarget, nativeEvent }: InputEvent<TextElement>) =>
        (nativeEvent as globalThis.InputEvent).isComposing ? take(currentTarget.value) : takeCleaned(currentTarget),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => takeCleaned(currentTarget),
      /** Chrome reports no input while a date is begun or emptied: its value is '' before and after. */
      onKeyUp: ({ currentTarget }: KeyboardEvent<TextElement>) => store.stands(name, isUnreadable(currentTarget)),
      onBlur: ({ target }: { target: TextElement }) => onceReleased(() => leave(target.value)),
    },
  };
}
