import type { InputHTMLAttributes } from 'react';
import type { WidgetName } from '../../plan/form.ts';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { TextInput } from '../kit/TextInput.tsx';

/** The controls that are one line of text to us, and to the browser one of its own kinds of input. */
const inputs: Readonly<Partial<Record<WidgetName, InputHTMLAttributes<HTMLInputElement>>>> = {
  // Without a last day Chrome takes years of six digits.
  date: { type: 'date', max: '9999-12-31' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  month: { type: 'month' },
  tel: { type: 'tel', inputMode: 'tel' },
};

/** One line of text, an e-mail address, a phone number, a date or a month, by the name of the control. */
export default function Text(props: FieldWidgetProps) {
  const field = props.registry.formContext.set.plan.fields[props.name];
  const { type, inputMode, ...extra } = (field && inputs[field.widget]) ?? {};
  return <TextInput widget={props} type={type} inputMode={inputMode} extra={extra} />;
}
