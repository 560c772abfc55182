import type { FieldSchema } from '../../plan/form.ts';
import { TextInput } from '../../render/form/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import type { DraftRules } from '../../render/form/useDraft.ts';

interface Options {
  clamp?: boolean;
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

/** `clamp`: on leaving, a number beyond its bounds becomes the nearest one within (spec 5.71). */
function rulesOf(schema: FieldSchema | undefined, clamp = false): DraftRules<number> {
  return {
    show: (answer) => (answer === undefined ? '' : String(answer)),
    read: (text) => (text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text)),
    clean: (text, leaving) => (leaving && clamp && text !== '' ? String(within(Number(text), schema)) : text),
  };
}

const within = (number: number, { minimum = -Infinity, maximum = Infinity }: Pick<FieldSchema, 'minimum' | 'maximum'> = {}): number =>
  Math.min(Math.max(number, minimum), maximum);
