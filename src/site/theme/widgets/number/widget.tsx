import { NumberInput } from '../../kit/NumberInput.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';

/** A number. An empty box is not an answer. */
export default function NumberWidget(props: WidgetProps) {
  return <NumberInput widget={props} />;
}
