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

export const Options = ({ of }: { readonly of: readonly Option[] }) =>
  of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
