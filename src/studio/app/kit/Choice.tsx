interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly className?: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  choose(value: Value): void;
}

/** Radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, className = 'choice', options, value, choose } = props;
  return (
    <fieldset className={className}>
      <legend>{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={label} value={one} checked={one === value} onChange={() => choose(one)} />{' '}
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
