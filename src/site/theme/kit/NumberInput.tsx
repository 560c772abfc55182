import type { ReactNode } from 'react';
import { useMoney } from '../../render/context.tsx';
import type { WidgetProps } from '../../render/form/types.ts';
import { planOf } from './control.ts';
import { numberRules } from './numberRules.ts';
import { TextInput } from './TextInput.tsx';

interface NumberInputProps {
  widget: WidgetProps;
  before?: ReactNode;
  /** Id of words about the number, which describe it besides help and error. */
  describedBy?: string;
}

/**
 * The box of every control that takes a number. It is a text to the browser: in its own box for numbers a comma or a
 * letter is lost without a word, and the mouse wheel changes the number.
 */
export function NumberInput({ widget, ...rest }: NumberInputProps) {
  const money = useMoney();
  return (
    <TextInput<string | number>
      widget={widget}
      inputMode={planOf(widget).widget !== 'amount' && widget.schema.type === 'number' ? 'decimal' : 'numeric'}
      rules={(field, schema) => numberRules(field, schema, money)}
      {...rest}
    />
  );
}
