import {
  asNumber,
  createSchemaUtils,
  englishStringTranslator,
  getUiOptions,
  type RJSFSchema,
  type UIOptionsType,
} from '@rjsf/utils';
import { useCallback, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { choicesFor } from '../../shared/engine/choices.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { FormContext, Frame, Registry, WidgetProps, WidgetTraits } from '../render/form/types.ts';

/**
 * Adapts an unchanged rjsf widget to our theme. It gets the same props as from rjsf's own fields: all of its uiSchema
 * as `options`, its choices as `options.enumOptions`, here those offered for the answers so far, and a registry with
 * rjsf's helpers. A number that it hands over as text becomes a number.
 * Takes    `frame`: the frame around it, from the contract of its control
 */
export default function plainControl(
  Widget: ComponentType<WidgetProps>,
  frame: Frame,
): ComponentType<WidgetProps> & WidgetTraits {
  function Plain(props: WidgetProps) {
    const { schema, placeholder = '', registry, onChange } = props;
    const options = usePlainOptions(props);
    const whole = useMemo(() => wholeRegistry(registry), [registry]);
    const isNumber = schema.type === 'number' || schema.type === 'integer';
    const take: WidgetProps['onChange'] = useCallback(
      (answer, errors, id) => onChange(isNumber && typeof answer === 'string' ? asNumber(answer) : answer, errors, id),
      [onChange, isNumber],
    );
    return (
      <Widget
        {...props}
        options={options}
        placeholder={placeholder}
        registry={whole}
        multiple={schema.type === 'array'}
        hideLabel={frame === 'label' || frame === 'group'}
        onChange={take}
      />
    );
  }
  return Object.assign(Plain, { frame });
}

const noAnswers: Answers = {};

/** The options of a widget. Only one with choices is drawn anew when other answers change. */
function usePlainOptions({ name, uiSchema, registry }: WidgetProps): WidgetProps['options'] {
  const { set, store } = registry.formContext;
  const hasChoices = choicesFor(set, name, store.answers()).length > 0 || set.plan.fields[name]?.choices !== undefined;
  const read = (): Answers => (hasChoices ? store.answers() : noAnswers);
  const answers = useSyncExternalStore(store.subscribe, read, read);
  return useMemo(() => {
    const { widget: _, placeholder: __, title: ___, ...options } = getUiOptions(uiSchema) as PlainOptions;
    return hasChoices ? { ...options, enumOptions: [...choicesFor(set, name, answers)] } : options;
  }, [uiSchema, hasChoices, set, name, answers]);
}

type PlainOptions = UIOptionsType<unknown, RJSFSchema, FormContext>;

/** A registry as rjsf's Form makes it. Ours leaves out what our own theme does not need. */
function wholeRegistry(registry: Registry): Registry {
  const { formContext, rootSchema } = registry;
  return {
    ...registry,
    schemaUtils: createSchemaUtils<unknown, RJSFSchema>(
      formContext.set.validator,
      rootSchema,
    ) as Registry['schemaUtils'],
    translateString: englishStringTranslator,
  };
}
