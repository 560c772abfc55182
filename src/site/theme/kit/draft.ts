import type { CompositionEvent, InputEvent, KeyboardEvent } from 'react';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { UnreadableWords } from '../../../shared/plan/config.generated.ts';
import type { WidgetProps } from '../../render/form/types.ts';
import { isUnreadable } from '../../render/form/unreadable.ts';
import { caretIn } from './caret.ts';
import { planOf } from './control.ts';
import { whenReleased } from './press.ts';

/** How long a visitor pauses before the text is handed over, in ms. */
const quiet = 200;

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How a control writes an answer as text, and reads it. */
export interface DraftRules<Value extends Answer> {
  show(value: Value | undefined): string;
  read(text: string): Value | undefined;
  /**
   * Cleans the text at each key, and, with `leaving`, when the visitor leaves the field. `before`: the text before the
   * key.
   */
  clean?(text: string, leaving: boolean, before?: Before): string;
  /** Why a text that the control holds is not an answer; undefined for one that is, and for none. */
  unreadable?(text: string): keyof UnreadableWords | undefined;
}

/** The text that a key changes. */
export interface Before {
  readonly text: string;
  /** Whether the control wrote it; else it is as the visitor typed it. */
  readonly isOurs: boolean;
  /** What is put into it, where the browser says so. */
  readonly typed?: string | undefined;
}

/** The settings of a draft. */
export interface DraftSpec<Value extends Answer> {
  readonly widget: WidgetProps;
  readonly rules: DraftRules<Value>;
  /** Called with every new text in the control. */
  readonly onText?: ((text: string) => void) | undefined;
  /** Called when the visitor leaves a text that is not an answer. */
  readonly onRefused?: ((why: keyof UnreadableWords) => void) | undefined;
  /** For a form that the browser checks: the words with which it refuses a text; '' for one that fits. */
  readonly refusal?: ((text: string) => string) | undefined;
}

/** The implementation of useDraft: one object for each control, without new closures at each drawing. */
export class TextDraft<Value extends Answer> {
  private element: TextElement | null = null;
  private given: Value | undefined;
  private handed: Value | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private callOff: (() => void) | undefined;
  private isSealed = false;
  private before: Before = { text: '', isOurs: true };
  readonly attributes;

  constructor(private spec: DraftSpec<Value>) {
    this.given = this.handed = this.value;
    this.before = { text: spec.rules.show(this.given), isOurs: true };
    this.attributes = {
      ref: (element: TextElement | null) => this.stand(element),
      // A control begins empty by itself.
      defaultValue: spec.rules.show(this.given) || undefined,
      /** A text that is being composed (Devanagari, Tamil …) is cleaned when it is complete. */
      onInput: ({ currentTarget, nativeEvent }: InputEvent<TextElement>) =>
        (nativeEvent as globalThis.InputEvent).isComposing
          ? this.take(currentTarget.value)
          : this.takeCleaned(currentTarget, typedBy(nativeEvent as globalThis.InputEvent, currentTarget.value)),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => this.takeCleaned(currentTarget),
      /** Chrome fires no input event while a date is begun or cleared: its value is '' before and after. */
      onKeyUp: ({ currentTarget }: KeyboardEvent<TextElement>) =>
        this.store.stands(this.name, isUnreadable(currentTarget)),
      onFocus: () => this.spec.widget.onFocus(this.spec.widget.id, this.handed),
      onBlur: ({ target }: { target: TextElement }) =>
        this.onceReleased(() => {
          this.put(target.value);
          this.spec.widget.onBlur(this.spec.widget.id, this.handed);
          const why = this.spec.rules.unreadable?.(target.value);
          if (why) this.spec.onRefused?.(why);
        }),
    };
  }

  private get value(): Value | undefined {
    return this.spec.widget.value as Value | undefined;
  }

  private get store() {
    return this.spec.widget.registry.formContext.store;
  }

  private get name(): string {
    return this.spec.widget.name;
  }

  private clean(text: string, leaving: boolean): string {
    return this.spec.rules.clean?.(text, leaving, this.before) ?? text;
  }

  /** After each drawing. An answer from elsewhere replaces the text. */
  drawn(spec: DraftSpec<Value>): void {
    this.spec = spec;
    // React puts the first text back as it draws. Until then, text that was typed before the script
    // ran is still pending.
    if (this.isSealed) this.seal();
    if (this.given === this.value) return;
    this.given = this.value;
    if (this.handed === this.value) return;
    this.handed = this.value;
    this.write(spec.rules.show(this.value));
  }

  /** Replaces the whole text and hands it over, as choosing a suggestion does. */
  put = (now: string): void => {
    // An invalid text stays, so that the visitor can correct it.
    const left = this.element && isUnreadable(this.element) ? now : this.clean(now, true);
    this.store.hold(this.name, undefined);
    this.write(left);
    this.hand(left);
  };

  private stand(element: TextElement | null): void {
    this.element = element;
    if (element) return;
    clearTimeout(this.timer);
    this.callOff?.();
    this.store.hold(this.name, undefined);
  }

  /**
   * Browsers write typed text to their session files, unless it equals the default value of the control. For a private
   * field it is made equal. Fields that autofill does not fill do not need this: their form says `autocomplete="off"`.
   */
  private seal(): void {
    const field = planOf(this.spec.widget);
    this.isSealed = field.private !== undefined && field.autocomplete !== undefined;
    if (this.element && this.isSealed) this.element.defaultValue = this.element.value;
  }

  private write(text: string): void {
    if (this.element && this.element.value !== text) this.element.value = text;
    this.now(text, true);
  }

  /** The control holds this text now. `isOurs`: whether the control wrote it. */
  private now(text: string, isOurs: boolean): void {
    this.before = { text, isOurs };
    this.seal();
    this.spec.onText?.(text);
    const { rules, refusal } = this.spec;
    if (!this.element || !rules.unreadable) return;
    const why = rules.unreadable(text);
    if (why) this.element.dataset.unreadable = why;
    else delete this.element.dataset.unreadable;
    if (refusal) this.element.setCustomValidity(refusal(text));
  }

  private hand(now: string): void {
    clearTimeout(this.timer);
    this.callOff?.();
    const { rules, widget } = this.spec;
    const answer = rules.read(now);
    if (rules.show(answer) === rules.show(this.handed)) return;
    this.handed = answer;
    widget.onChange(answer);
  }

  private take(now: string, isOurs = false): void {
    this.now(now, isOurs);
    this.store.edited(this.name);
    this.store.hold(this.name, () => this.put(now));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onceReleased(() => this.hand(now)), quiet);
  }

  private onceReleased(act: () => void): void {
    this.callOff?.();
    this.callOff = whenReleased(act);
  }

  private takeCleaned(element: TextElement, typed?: string): void {
    this.before = { ...this.before, typed };
    const cleaned = this.clean(element.value, false);
    const isOurs = cleaned !== element.value;
    if (isOurs) {
      const caret = caretIn(element, (before) => this.clean(before, false), cleaned);
      element.value = cleaned;
      if (caret !== undefined) element.setSelectionRange(caret, caret);
    }
    this.take(cleaned, isOurs);
  }
}

/** The text that an event has put into a control. Browsers may not tell what was pasted: it can be all of the text. */
function typedBy({ data, inputType }: globalThis.InputEvent, text: string): string | undefined {
  return data ?? (/^insert(FromPaste|FromDrop|ReplacementText)$/.test(inputType) ? text : undefined);
}
