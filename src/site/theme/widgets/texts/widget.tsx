import { useEffect, useRef, useState } from 'react';
import { isEmpty } from '../../../../shared/engine/answers.ts';
import { applyFilters } from '../../../../shared/engine/filters.ts';
import { formatMessage } from '../../../../shared/engine/format/message.ts';
import type { Message } from '../../../../shared/plan/message.ts';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { type Control, controlOf } from '../../kit/control.ts';
import controls from '../../../render/controls/controls.module.css';
import css from './widget.module.css';

interface Options {
  row: Message;
  add: string;
  remove: Message;
  up: Message;
  down: Message;
}

/** Texts that are typed one by one. A box that is empty is not an answer. */
function Texts(props: WidgetProps) {
  const control = controlOf<readonly string[]>(props);
  const { add, remove } = control.field.options as unknown as Options;
  const { texts, root, isFull, ...does } = useTexts(control);
  return (
    <div className={css.texts} ref={root}>
      <ol className={css.list}>
        {texts.map((text, index) => (
          <li key={index} className={css.line}>
            <TextBox control={control} text={text} index={index} onText={does.write} onEnter={does.addAfter} />
            {texts.length > 1 && (
              <MoveButtons control={control} index={index} last={texts.length - 1} onMove={does.move} />
            )}
            {(texts.length > 1 || text !== '') && (
              <button
                type="button"
                className={css.button}
                aria-label={formatMessage(remove, { n: index + 1 })}
                onClick={() => does.takeOut(index)}
              >
                <Icon name="x" size={18} />
              </button>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button"
        data-look="secondary"
        aria-disabled={isFull || undefined}
        onClick={() => does.addAfter(texts.length - 1)}
      >
        <Icon name="plus" size={18} />
        {add}
      </button>
    </div>
  );
}

/** The texts in the boxes, also empty ones, and what can be done with them. */
function useTexts({ field, schema, value = noTexts, change }: TextsControl) {
  const filtered = (text: string, leaving: boolean) => applyFilters(text, field.filters ?? [], leaving);
  const given = (all: readonly string[]) => all.map((text) => filtered(text, true)).filter((text) => !isEmpty(text));
  const [texts, setTexts] = useState(() => atLeastOne(value));
  // Something else has changed the answer, such as an effect. It may hold texts that are not filtered yet.
  if (given(texts).join('\n') !== given(value).join('\n')) setTexts(atLeastOne(value));
  const root = useRef<HTMLDivElement>(null);
  const target = useRef('');
  useEffect(() => {
    if (target.current) root.current?.querySelector<HTMLElement>(`[data-focus="${target.current}"]`)?.focus();
    target.current = '';
  });

  /** Takes the texts, and then moves the focus to a part of the control. */
  function take(all: readonly string[], focus = ''): void {
    target.current = focus;
    setTexts(atLeastOne(all));
    change(given(all));
  }

  const isFull = texts.length >= (schema.maxItems ?? Infinity);
  return {
    texts,
    root,
    isFull,
    write(index: number, text: string, leaving: boolean): void {
      const words = filtered(text, leaving);
      if (words !== texts[index]) take(texts.map((one, at) => (at === index ? words : one)));
    },
    addAfter(index: number): void {
      if (!isFull) take([...texts.slice(0, index + 1), '', ...texts.slice(index + 1)], `text-${index + 1}`);
    },
    takeOut(index: number): void {
      const others = texts.filter((_, at) => at !== index);
      take(others, `text-${Math.max(0, Math.min(index, others.length - 1))}`);
    },
    /** `part`: the button that keeps the focus. */
    move(from: number, to: number, part: 'up' | 'down'): void {
      if (to < 0 || to >= texts.length) return;
      const others = texts.filter((_, index) => index !== from);
      take([...others.slice(0, to), texts[from]!, ...others.slice(to)], `${part}-${to}`);
    },
  };
}

const noTexts: readonly string[] = [];

type TextsControl = Control<readonly string[]>;

interface TextBoxProps {
  control: TextsControl;
  text: string;
  index: number;
  onText: (index: number, text: string, leaving: boolean) => void;
  onEnter: (index: number) => void;
}

/** The box of one text. Enter asks for the next one. */
function TextBox({ control, text, index, onText, onEnter }: TextBoxProps) {
  const { id, inputName, field, schema, invalid, error } = control;
  const { row } = field.options as unknown as Options;
  return (
    <div className={controls.box} data-invalid={invalid || undefined}>
      <input
        id={index === 0 ? id : `${id}-${index}`}
        name={inputName}
        type={schema.items?.format === 'email' ? 'email' : 'text'}
        data-focus={`text-${index}`}
        aria-label={formatMessage(row, { n: index + 1 })}
        aria-invalid={invalid || undefined}
        aria-describedby={error}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete ?? 'off'}
        className={controls.input}
        value={text}
        onChange={({ target }) => onText(index, target.value, false)}
        onBlur={() => onText(index, text, true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter(index);
        }}
      />
    </div>
  );
}

interface MoveButtonsProps {
  control: TextsControl;
  index: number;
  last: number;
  onMove: (from: number, to: number, part: 'up' | 'down') => void;
}

/** The buttons that move a text. */
function MoveButtons({ control, index, last, onMove }: MoveButtonsProps) {
  const { up, down } = control.field.options as unknown as Options;
  const values = { n: index + 1 };
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-focus={`up-${index}`}
        aria-label={formatMessage(up, values)}
        aria-disabled={index === 0 || undefined}
        onClick={() => onMove(index, index - 1, 'up')}
      >
        <Icon name="chevron-down" size={18} className={css.up} />
      </button>
      <button
        type="button"
        className={css.button}
        data-focus={`down-${index}`}
        aria-label={formatMessage(down, values)}
        aria-disabled={index === last || undefined}
        onClick={() => onMove(index, index + 1, 'down')}
      >
        <Icon name="chevron-down" size={18} />
      </button>
    </>
  );
}

const atLeastOne = (texts: readonly string[]): readonly string[] => (texts.length > 0 ? texts : ['']);

export default Object.assign(Texts, { frame: 'group' as const });
