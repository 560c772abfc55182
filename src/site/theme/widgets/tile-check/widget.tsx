import { TileInput } from '../../kit/TileInput.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, controlOf } from '../../kit/control.ts';

interface Options {
  icon?: string;
  note?: string;
}

/** A yes or no drawn as a card. */
function TileCheck(props: WidgetProps) {
  const control = controlOf<boolean>(props);
  const { icon, note }: Options = control.field.options;
  return (
    <TileInput
      {...controlAttributes(control)}
      type="checkbox"
      checked={control.value ?? false}
      onChange={({ target }) => control.change(target.checked)}
      option={{ label: control.field.label, icon, note }}
    />
  );
}

export default Object.assign(TileCheck, { frame: 'tile' as const });
