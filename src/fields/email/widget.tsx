import { TextInput } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';

/** An e-mail address. */
export default function Email(props: FieldWidgetProps) {
  return (
    <TextInput widget={props} type="email" inputMode="email" extra={{ autoCapitalize: 'none', spellCheck: false }} />
  );
}
