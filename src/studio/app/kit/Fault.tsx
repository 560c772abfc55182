interface FaultProps {
  /** Nothing is drawn without one. */
  readonly why: string | undefined;
  readonly className?: string;
}

/** Says why something was not done, also to whoever listens. */
export const Fault = ({ why, className }: FaultProps) =>
  why === undefined ? null : (
    <p role="alert" className={className}>
      {why}
    </p>
  );
