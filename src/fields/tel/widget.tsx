import { TextInput } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';

/** A phone number. */
export default function Tel(props: FieldWidgetProps) {
  return <TextInput widget={props} type="tel" inputMode="tel" />;
}
