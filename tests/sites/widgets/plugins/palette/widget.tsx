import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';

/** A widget for rjsf: one of a few colours, which `ui:options` gives as `colours`. */
export default function PaletteWidget(props: WidgetProps) {
  const { id, name, value, required, disabled, readonly, options, rawErrors = [], onChange, onBlur, onFocus } = props;
  const colours = options.colours as string[];
  return (
    <select
      id={id}
      name={name}
      value={value ?? options.emptyValue ?? ''}
      required={required}
      disabled={disabled || readonly}
      autoComplete={options.autocomplete}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    >
      <option value="">{props.placeholder}</option>
      {colours.map((colour) => (
        <option key={colour}>{colour}</option>
      ))}
    </select>
  );
}
