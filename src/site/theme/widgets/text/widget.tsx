import type { ComponentProps, InputHTMLAttributes } from 'react';
import { daysFor } from '../../../../shared/engine/date-bounds.ts';
import type { WidgetName } from '../../../../shared/plan/form.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { useHydrated } from '../../../render/useHydrated.ts';
import { planOf } from '../../kit/control.ts';
import { TextInput } from '../../kit/TextInput.tsx';

/** The controls that are one line of text to us, and to the browser one of its own kinds of input. */
const inputs: Readonly<Partial<Record<WidgetName, InputHTMLAttributes<HTMLInputElement>>>> = {
  // Without a last day Chrome takes years of six digits.
  date: { type: 'date', max: '9999-12-31' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  month: { type: 'month' },
  tel: { type: 'tel', inputMode: 'tel' },
  time: { type: 'time' },
};

/** One line of text, an e-mail address, a phone number, a date or a month, by the name of the control. */
export default function Text(props: WidgetProps) {
  const field = planOf(props);
  const { type, inputMode, ...extra } = inputs[field.widget] ?? {};
  const Input = field.dates ? BoundedDate : TextInput;
  return <Input widget={props} type={type} inputMode={inputMode} extra={extra} />;
}

/** A date or month whose calendar offers only the days within its bounds. */
function BoundedDate(props: ComponentProps<typeof TextInput>) {
  const { name, registry } = props.widget;
  const { set, store } = registry.formContext;
  const answers = useAnswers(store);
  // Today is the visitor's day, not the day of the build.
  const days = useHydrated() ? daysFor(set, name, answers) : {};
  const written = (day: string | undefined) => (props.type === 'month' ? day?.slice(0, 7) : day);
  const limits = { min: written(days.minimum), max: written(days.maximum) ?? props.extra?.max };
  return <TextInput {...props} extra={{ ...props.extra, ...limits }} />;
}
