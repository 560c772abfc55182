import { TextInput } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';

/** A civil date, 2025-03-09, by the browser's own picker. Without a last day Chrome takes years of six digits. */
export default function DateInput(props: FieldWidgetProps) {
  return <TextInput widget={props} type="date" extra={{ max: '9999-12-31' }} />;
}
