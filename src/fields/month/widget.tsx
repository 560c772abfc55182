import { TextInput } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';

/** A month of a year, 2025-03, by the browser's own picker; a line of text where the browser has none. */
export default function Month(props: FieldWidgetProps) {
  return <TextInput widget={props} type="month" />;
}
