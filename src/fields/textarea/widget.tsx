import type { FieldWidgetProps } from '../../render/form/types.ts';
import { LongText } from '../kit/LongText.tsx';

/** Several lines of text. */
export default function Textarea(props: FieldWidgetProps) {
  return <LongText widget={props} />;
}
