interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  change(value: string): void;
}

/** A search input that filters a list. */
export const SearchBox = ({ label, value, change }: SearchBoxProps) => (
  <input
    type="search"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={({ target }) => change(target.value)}
  />
);
