import type { ComponentProps } from 'react';

/** A value and its label. */
export type Option = readonly [value: string, words: string];

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly options: readonly Option[];
  choose(value: string): void;
}

/** A select element. Its children come before the options. */
export const Select = ({ options, choose, children, ...others }: SelectProps) => (
  <select {...others} onChange={({ target }) => choose(target.value)}>
    {children}
    <Options of={options} />
  </select>
);

/** Options under headings. Headings without options are left out. */
export const OptionGroups = ({
  of,
}: {
  readonly of: readonly (readonly [label: string, options: readonly Option[]])[];
}) =>
  of.map(
    ([label, options]) =>
      options.length > 0 && (
        <optgroup key={label} label={label}>
          <Options of={options} />
        </optgroup>
      ),
  );

export const Options = ({ of }: { readonly of: readonly Option[] }) =>
  of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
