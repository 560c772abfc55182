import { useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../../../shared/engine/format/message.ts';
import type { Option } from '../../../../shared/plan/answers.ts';
import type { Message } from '../../../../shared/plan/message.ts';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { type Control, controlOf, useChoices } from '../../kit/control.ts';
import css from './widget.module.css';

type MoveWay = 'up' | 'down';

interface Options {
  up: Message;
  down: Message;
  moved: Message;
  keep: string;
}

/** All choices in order of importance. Buttons move them, so that keys and screen readers do it too. */
function Ranking(props: WidgetProps) {
  const control = controlOf<readonly (string | number)[]>(props);
  const { up, down, keep } = control.field.options as unknown as Options;
  const { choices, root, said, move, take } = useOrder(control);
  const last = choices.length - 1;
  return (
    <div className={css.ranking} ref={root}>
      <ol className={css.list}>
        {choices.map((choice, index) => (
          <li key={choice.value} className={css.line}>
            <span className={css.words}>
              {choice.label}
              {choice.note !== undefined && <span className="small"> {choice.note}</span>}
            </span>
            <MoveButton way="up" words={up} {...{ control, choice, index, last }} onMove={move} />
            <MoveButton way="down" words={down} {...{ control, choice, index, last }} onMove={move} />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {control.value === undefined && (
        <button type="button" className="button" data-look="secondary" onClick={take}>
          {keep}
        </button>
      )}
    </div>
  );
}

/** The choices in the order of the answer, or as they are offered while there is none, and what changes them. */
function useOrder(control: Control<readonly (string | number)[]>) {
  const { field, value = [], change } = control;
  const offered = useChoices(control);
  const { moved } = field.options as unknown as Options;
  const place = ({ value: one }: Option) => (value.includes(one) ? value.indexOf(one) : value.length);
  const choices = [...offered].sort((a, b) => place(a) - place(b));
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const target = useRef('');
  useEffect(() => {
    if (target.current) root.current?.querySelector<HTMLElement>(`[data-focus="${target.current}"]`)?.focus();
    target.current = '';
  });

  return {
    choices,
    root,
    said,
    move(from: number, way: MoveWay): void {
      const to = from + (way === 'up' ? -1 : 1);
      const [choice, others] = [choices[from]!, choices.filter((_, index) => index !== from)];
      if (to < 0 || to > others.length) return;
      target.current = `${way}-${to}`;
      setSaid(formatMessage(moved, { label: choice.label, n: to + 1, count: choices.length }));
      change([...others.slice(0, to), choice, ...others.slice(to)].map((one) => one.value));
    },
    take(): void {
      // The button is gone then.
      target.current = 'down-0';
      change(choices.map((one) => one.value));
    },
  };
}

interface MoveButtonProps {
  way: MoveWay;
  words: Message;
  control: Control<readonly (string | number)[]>;
  choice: Option;
  index: number;
  last: number;
  onMove: (from: number, way: MoveWay) => void;
}

/** Moves a choice. The first button carries the id of the field, for links to it. */
function MoveButton({ way, words, control: { id, error }, choice, index, last, onMove }: MoveButtonProps) {
  const isFirst = way === 'down' && index === 0;
  return (
    <button
      type="button"
      id={isFirst ? id : undefined}
      className={css.button}
      data-focus={`${way}-${index}`}
      aria-label={formatMessage(words, { label: choice.label })}
      aria-disabled={(way === 'up' ? index === 0 : index === last) || undefined}
      aria-describedby={isFirst ? error : undefined}
      onClick={() => onMove(index, way)}
    >
      <Icon name="chevron-down" size={18} className={way === 'up' ? css.up : undefined} />
    </button>
  );
}

export default Object.assign(Ranking, { frame: 'group' as const });
