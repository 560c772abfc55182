import { formatMessage } from '../../../../shared/engine/format/message.ts';
import { useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { TileInput } from '../../kit/TileInput.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { controlAttributes, controlOf } from '../../kit/control.ts';
import { totalOf } from './total.ts';
import css from './widget.module.css';

interface Options {
  /** The field whose answer is the number. */
  count: string;
  icon?: string;
  sharedMax?: { with: string[]; max: number };
}

/**
 * A yes or no drawn as a card, with how many. The form's effects tie both together: choosing sets the count to 1, a
 * count of 0 deselects (spec 4.41). At the shared maximum neither plus nor choosing does anything (spec 5.41).
 */
function TileCounter(props: WidgetProps) {
  const control = controlOf<boolean>(props);
  const answers = useAnswers(control.store);
  const { field, value = false } = control;
  const { count, icon, sharedMax } = field.options as unknown as Options;
  const now = totalOf(answers, [count]);
  const isFull = sharedMax !== undefined && totalOf(answers, [count, ...sharedMax.with]) >= sharedMax.max;

  function setCount(next: number): void {
    control.changeOther(count, next);
    // The buttons disappear with the last one, and the focus would be lost.
    if (next === 0) document.getElementById(control.id)?.focus();
  }

  return (
    <div className={css.counter} data-on={value || undefined}>
      <TileInput
        {...controlAttributes(control)}
        type="checkbox"
        checked={value}
        aria-disabled={(isFull && !value) || undefined}
        onChange={({ target }) => (isFull && target.checked ? undefined : control.change(target.checked))}
        option={{ label: field.label, icon }}
      />
      {value && <CountButtons label={field.label} now={now} isFull={isFull} onCount={setCount} />}
    </div>
  );
}

interface CountButtonsProps {
  label: string;
  now: number;
  isFull: boolean;
  onCount: (next: number) => void;
}

function CountButtons({ label, now, isFull, onCount }: CountButtonsProps) {
  const { texts } = useSite().site;
  return (
    <div className={css.buttons}>
      <button
        type="button"
        className={css.step}
        aria-label={formatMessage(texts.decrease, { label })}
        onClick={() => onCount(now - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output className={css.count} aria-live="polite">
        {now}
      </output>
      <button
        type="button"
        className={css.step}
        aria-label={formatMessage(texts.increase, { label })}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && onCount(now + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

export default Object.assign(TileCounter, { frame: 'tile' as const });
