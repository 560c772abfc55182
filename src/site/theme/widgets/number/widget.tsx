import { numberRules } from '../../kit/numberRules.ts';
import { TextInput } from '../../kit/TextInput.tsx';
import type { MakeRules } from '../../kit/textRules.ts';
import type { WidgetProps } from '../../../render/form/types.ts';

const makeNumberRules: MakeRules<number> = ({ options }, schema) => numberRules(schema, options.clamp);

/** A number. An empty box is no answer; the mouse wheel changes nothing. */
export default function NumberInput(props: WidgetProps) {
  const { schema } = props;
  return (
    <TextInput<number>
      widget={props}
      type="number"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      rules={makeNumberRules}
      extra={{
        min: schema.minimum ?? schema.exclusiveMinimum,
        max: schema.maximum,
        step: schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any'),
        onWheel: (event) => event.currentTarget.blur(),
      }}
    />
  );
}
