import { Multiselect } from '../../../render/controls/Multiselect.tsx';
import type { SelectedValues } from '../../../render/controls/Multiselect.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useChoices, controlOf } from '../../kit/control.ts';

/** Several choices of a long list, behind a button. */
function MultiselectWidget(props: WidgetProps) {
  const control = controlOf<SelectedValues>(props);
  const { id, inputName, field, describedBy, error, value: chosen = [] } = control;
  return (
    <Multiselect
      id={id}
      name={inputName}
      choices={useChoices(control)}
      chosen={chosen}
      placeholder={field.placeholder}
      describedBy={describedBy}
      error={error}
      onChange={control.change}
    />
  );
}

export default Object.assign(MultiselectWidget, { frame: 'group' as const });
