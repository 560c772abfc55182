import { useState } from 'react';
import type { WidgetProps } from '../../../render/form/types.ts';
import { LongText } from '../../kit/LongText.tsx';
import { controlOf } from '../../kit/control.ts';
import { Counter } from './Counter.tsx';

/** Several lines of text, with a count of the characters that are left. */
export default function CountedText(props: WidgetProps) {
  const { id, field, schema, value } = controlOf<string>(props);
  const [text, setText] = useState(value ?? '');
  const { left = '', over = '' } = field.options;
  const counterId = `${id}-counter`;
  return (
    <>
      <LongText widget={props} onText={setText} describedBy={counterId} />
      <Counter id={counterId} left={left} over={over} text={text} most={schema.maxLength ?? 0} />
    </>
  );
}
