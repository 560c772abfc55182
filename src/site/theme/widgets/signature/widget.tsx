import { type PointerEvent, useRef, useState } from 'react';
import { board, drawnSignature, pathOfSignature, pathWith, type Point } from '../../../../shared/engine/signature.ts';
import choice from '../../../render/controls/choice.module.css';
import type { WidgetProps } from '../../../render/form/types.ts';
import { type Control, controlOf } from '../../kit/control.ts';
import { TextInput } from '../../kit/TextInput.tsx';
import frame from '../../templates/FieldTemplate/FieldTemplate.module.css';
import css from './widget.module.css';

type Way = 'draw' | 'type';

/** A signature: drawn with a finger, a pen or a mouse, or the typed name of a visitor who cannot draw. */
function Signature(props: WidgetProps) {
  const control = controlOf<string>(props);
  const { id, field, value } = control;
  const { way, path, goBy } = useWays(control);
  return (
    <div className={css.signature}>
      <div className={choice.pills}>
        {(['draw', 'type'] as const).map((one) => (
          <label className={choice.pill} key={one}>
            <input
              // A link to the field leads to the text where that is the way.
              id={one === 'draw' && way === 'draw' ? id : `${id}-${one}`}
              type="radio"
              name={`${control.inputName}-way`}
              checked={way === one}
              // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- as every radio: its style reads it
              aria-invalid={(control.invalid && way === one) || undefined}
              aria-describedby={control.error}
              onChange={() => goBy(one)}
            />
            {field.options[one]}
          </label>
        ))}
      </div>
      {way === 'draw' ? (
        <Board control={control} path={path ?? ''} />
      ) : (
        <div className={css.typed}>
          <label className={frame.label} htmlFor={id}>
            {field.options.name}
          </label>
          <TextInput widget={path === undefined ? props : { ...props, value: undefined }} />
        </div>
      )}
      {/* The answer as a form without our script would send it. */}
      {way === 'draw' && <input type="hidden" name={control.inputName} value={value ?? ''} />}
    </div>
  );
}

/** The way in which the visitor signs. Each keeps its answer while the other one is tried. */
function useWays({ value, change }: Control<string>) {
  const path = value === undefined ? undefined : pathOfSignature(value);
  const [wanted, setWanted] = useState<Way>(value !== undefined && path === undefined ? 'type' : 'draw');
  const other = useRef<string>(undefined);
  // An answer may also come from elsewhere, such as an effect.
  const way = value === undefined ? wanted : path === undefined ? 'type' : 'draw';
  function goBy(next: Way): void {
    const kept = other.current;
    other.current = value;
    setWanted(next);
    change(kept);
  }
  return { way, path, goBy };
}

interface BoardProps {
  control: Control<string>;
  path: string;
}

/** The board, with the button that clears it. */
function Board({ control, path }: BoardProps) {
  const { field, schema, change, invalid } = control;
  const { hint, drawn, clear, cleared } = field.options;
  const [said, setSaid] = useState('');
  const { line, pointer } = useLine((points) => {
    change(drawnSignature(pathWith(path, points, schema.maxLength ?? Infinity)));
    setSaid(drawn ?? '');
  });
  const isEmpty = path === '';
  return (
    <>
      <div className={css.frame} data-invalid={invalid || undefined}>
        <svg
          className={css.board}
          viewBox={`0 0 ${board.width} ${board.height}`}
          role="img"
          aria-label={isEmpty ? hint : drawn}
          {...pointer}
        >
          <path className={css.base} d={`M24 ${board.height * 0.8}H${board.width - 24}`} />
          <path d={path} />
          {line.length > 0 && <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />}
        </svg>
        {isEmpty && line.length === 0 && (
          <span className={`small ${css.hint}`} aria-hidden="true">
            {hint}
          </span>
        )}
      </div>
      <button
        type="button"
        className={`button ${css.clear}`}
        data-look="secondary"
        aria-disabled={isEmpty || undefined}
        onClick={() => {
          if (isEmpty) return;
          change(undefined);
          setSaid(cleared ?? '');
        }}
      >
        {clear}
      </button>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** The line that is being drawn, and what listens to the pointer. `onLine`: takes it at its end. */
function useLine(onLine: (points: readonly Point[]) => void) {
  const [line, setLine] = useState<readonly Point[]>([]);
  const points = useRef<Point[]>([]);
  function add({ currentTarget, nativeEvent }: PointerEvent<SVGElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const between = nativeEvent.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of between.length > 0 ? between : [nativeEvent])
      points.current.push({
        x: ((clientX - left) / width) * board.width,
        y: ((clientY - top) / height) * board.height,
      });
    setLine([...points.current]);
  }
  function end(): void {
    if (points.current.length === 0) return;
    const drawn = points.current;
    points.current = [];
    setLine([]);
    onLine(drawn);
  }
  return {
    line,
    pointer: {
      onPointerDown: (event: PointerEvent<SVGElement>) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        add(event);
      },
      onPointerMove: (event: PointerEvent<SVGElement>) => {
        if (event.isPrimary && points.current.length > 0) add(event);
      },
      onPointerUp: end,
      // The browser may take the pointer away. What was drawn until then stays.
      onPointerCancel: end,
    },
  };
}

export default Object.assign(Signature, { frame: 'group' as const });
