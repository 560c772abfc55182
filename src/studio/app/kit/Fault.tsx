interface FaultProps {
  /** Nothing is rendered if undefined. */
  readonly why: string | undefined;
  readonly className?: string;
}

/** Shows an error, also to screen readers. */
export const Fault = ({ why, className }: FaultProps) =>
  why === undefined ? null : (
    <p role="alert" className={className}>
      {why}
    </p>
  );
