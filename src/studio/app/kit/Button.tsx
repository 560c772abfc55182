import type { ComponentProps, ReactNode } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  readonly says: ReactNode;
}

/** A button that does not submit a form. */
export const Button = ({ says, ...others }: ButtonProps) => (
  <button type="button" {...others}>
    {says}
  </button>
);
