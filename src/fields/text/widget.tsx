import { TextInput } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';

/** One line of text. */
export default function Text(props: FieldWidgetProps) {
  return <TextInput widget={props} />;
}
