import { useId, type ReactNode } from 'react';

interface LabelledProps {
  readonly label: string;
  readonly className?: string;
  /** Help text below the control. */
  readonly help?: string;
  /** Renders the control with these attributes. */
  children(own: { readonly id: string; readonly 'aria-describedby'?: string }): ReactNode;
}

/** A control with its label. */
export function Labelled({ label, className = 'field', help, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(help !== undefined && { 'aria-describedby': `${id}-help` }) })}
      {help !== undefined && (
        <p id={`${id}-help`} className="quiet">
          {help}
        </p>
      )}
    </div>
  );
}
