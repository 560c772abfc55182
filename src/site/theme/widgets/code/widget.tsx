import type { Option } from '../../../../shared/plan/answers.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf } from '../../kit/control.ts';
import { TextInput } from '../../kit/TextInput.tsx';

/** A text that must be one of the values of its list, which the page has. What it stands for is shown below. */
export default function Code(props: WidgetProps) {
  const { field, value } = controlOf<string>(props);
  return <CodeInput widget={props} words={standsFor(field.choices?.find((option) => option.value === value))} />;
}

interface CodeInputProps {
  widget: WidgetProps;
  /** What is said of the text; '' for nothing. */
  words: string;
}

/** The box of a code, and what is said of it. */
export function CodeInput({ widget, words }: CodeInputProps) {
  const said = `${widget.id}-said`;
  return (
    <>
      <TextInput widget={widget} describedBy={said} extra={{ spellCheck: false }} />
      <p id={said} role="status" className="small">
        {words}
      </p>
    </>
  );
}

/** What a known code stands for. */
export const standsFor = (option: Option | undefined): string =>
  option === undefined ? '' : [option.label, option.note].filter(Boolean).join(', ');
