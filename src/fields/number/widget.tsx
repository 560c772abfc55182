import type { FieldSchema } from '../../plan/form.ts';
import { TextInput } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import type { DraftRules } from '../kit/useDraft.ts';

type Bounds = Pick<FieldSchema, 'minimum' | 'maximum'>;

interface Options {
  clamp?: 'minimum' | 'both';
}

/** A number. Nothing typed is no answer; turning the mouse wheel over it changes nothing. */
export default function NumberInput(props: FieldWidgetProps) {
  const { plan } = props.registry.formContext.set;
  const schema = plan.schema.properties[props.name];
  const { clamp }: Options = plan.fields[props.name]?.options ?? {};
  return (
    <TextInput<number>
      widget={props}
      type="number"
      inputMode={schema?.type === 'integer' ? 'numeric' : 'decimal'}
      rules={rulesOf(schema, clamp)}
      extra={{
        min: schema?.minimum ?? schema?.exclusiveMinimum,
        max: schema?.maximum,
        step: schema?.multipleOf ?? (schema?.type === 'integer' ? 1 : 'any'),
        onWheel: (event) => event.currentTarget.blur(),
      }}
    />
  );
}

/**
 * With `clamp`, as the visitor leaves the field, a number beyond its bounds becomes the nearest one within, and an
 * empty field the smallest one (spec 5.71).
 */
function rulesOf(
  { minimum = -Infinity, maximum = Infinity }: Bounds = {},
  clamp?: Options['clamp'],
): DraftRules<number> {
  const highest = clamp === 'both' ? maximum : Infinity;
  return {
    show: (answer) => (answer === undefined ? '' : String(answer)),
    read: (text) => (text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text)),
    clean: (text, leaving) => (leaving && clamp ? String(Math.min(Math.max(Number(text), minimum), highest)) : text),
  };
}
