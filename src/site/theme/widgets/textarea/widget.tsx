import type { WidgetProps } from '../../../render/form/types.ts';
import { LongText } from '../../kit/LongText.tsx';

/** Several lines of text. */
export default function Textarea(props: WidgetProps) {
  return <LongText widget={props} />;
}
