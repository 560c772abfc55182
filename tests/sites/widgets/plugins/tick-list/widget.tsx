import {
  ariaDescribedByIds,
  enumOptionsDeselectValue,
  enumOptionsIsSelected,
  enumOptionsSelectValue,
  optionId,
  type WidgetProps,
} from '@rjsf/utils';

/** A widget for rjsf: several choices of a list, which the answer holds as an array. */
export default function TickListWidget({ id, htmlName, name, options, value = [], onChange }: WidgetProps) {
  const { enumOptions = [] } = options;
  return (
    <ul id={id} tabIndex={-1} aria-describedby={ariaDescribedByIds(id)}>
      {enumOptions.map((option, index) => (
        <li key={index}>
          <label htmlFor={optionId(id, index)}>
            <input
              type="checkbox"
              id={optionId(id, index)}
              name={htmlName || name}
              checked={enumOptionsIsSelected(option.value, value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? enumOptionsSelectValue(index, value, enumOptions)
                    : enumOptionsDeselectValue(index, value, enumOptions),
                )
              }
            />
            {option.label}
          </label>
        </li>
      ))}
    </ul>
  );
}
