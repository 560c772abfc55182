import { useAnswers } from '../render/form/useStore.ts';
import type { Frame, WidgetProps, WidgetTraits } from '../render/form/types.ts';
import { choicesFor } from '../engine/choices.ts';
import { useMemo, type ComponentType } from 'react';

/**
 * A widget that somebody wrote for rjsf, unchanged, as one of our theme. It gets `options.enumOptions` as rjsf's own
 * fields give them, here those that are offered with the answers so far.
 * Takes  `frame`: what stands around it, as the contract of its control says
 */
export default function plain(
  Widget: ComponentType<WidgetProps>,
  frame: Frame,
): ComponentType<WidgetProps> & WidgetTraits {
  function Plain(props: WidgetProps) {
    const { name, schema, options, registry } = props;
    const { set, store } = registry.formContext;
    const answers = useAnswers(store);
    const hasChoices = set.plan.fields[name]?.choices !== undefined;
    const given = useMemo(
      () => (hasChoices ? { ...options, enumOptions: [...choicesFor(set, name, answers)] } : options),
      [hasChoices, options, set, name, answers],
    );
    return (
      <Widget
        {...props}
        options={given}
        multiple={schema.type === 'array'}
        hideLabel={frame === 'label' || frame === 'group'}
      />
    );
  }
  return Object.assign(Plain, { frame });
}
