import { useEffect, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import type { Answer } from '../../plan/answers.ts';
import { caretIn } from './caret.ts';
import type { Control } from './useControl.ts';

/** How long a visitor pauses before the text is handed over, in ms. */
const quiet = 200;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How a control writes an answer as text, and reads it. */
export interface DraftRules<Value extends Answer> {
  show(value: Value | undefined): string;
  read(text: string): Value | undefined;
  /** What becomes of the text as it is typed; `leaving`: the visitor leaves the field. */
  clean?(text: string, leaving: boolean): string;
}

/**
 * A text while it is typed. It is handed over on leaving the field, after 200 ms of quiet or by a
 * submit, so that a key costs one small redraw. An answer that comes from elsewhere (a reset, an
 * effect) replaces it.
 */
// Long because typing, handing over and leaving share one text.
export function useDraft<Value extends Answer>(control: Control<Value>, rules: DraftRules<Value>) {
  const { show, read, clean = (text) => text } = rules;
  const [text, setText] = useState(() => show(control.value));
  const [given, setGiven] = useState(control.value);
  const [handed, setHanded] = useState(control.value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (given !== control.value) {
    setGiven(control.value);
    if (handed !== control.value) {
      setHanded(control.value);
      setText(show(control.value));
    }
  }

  const { store, name } = control;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      store.hold(name, undefined);
    },
    [store, name],
  );

  function hand(now: string): void {
    clearTimeout(timer.current);
    const answer = read(now);
    if (show(answer) === show(handed)) return;
    setHanded(answer);
    control.change(answer);
  }

  function leave(now: string): void {
    const left = clean(now, true);
    store.hold(name, undefined);
    setText(left);
    hand(left);
  }

  function take(now: string): void {
    setText(now);
    store.edited(name);
    store.hold(name, () => leave(now));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hand(now), quiet);
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
    text,
    /** Put a whole text in place and hand it over, as choosing a suggestion does. */
    put: leave,
    attributes: {
      value: text,
      /** A text that is being composed (Devanagari, Tamil …) is cleaned when it is complete. */
      onChange: ({ target, nativeEvent }: ChangeEvent<TextElement>) =>
        (nativeEvent as InputEvent).isComposing ? take(target.value) : takeCleaned(target),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => takeCleaned(currentTarget),
      onBlur: ({ target }: { target: TextElement }) => leave(target.value),
    },
  };
}
