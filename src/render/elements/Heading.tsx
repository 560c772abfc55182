import type { ComponentProps } from 'react';

interface HeadingProps extends ComponentProps<'h2'> {
  /** 1 for the page's main heading, 2 for a block's, 3 for what stands in it. */
  level?: 1 | 2 | 3;
}

/** A heading. Its level says where it belongs, its class how large it is. */
export function Heading({ level = 2, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={className ? `heading-${level} ${className}` : `heading-${level}`} {...rest} />;
}
