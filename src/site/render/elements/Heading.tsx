import type { ComponentProps } from 'react';

interface HeadingProps extends ComponentProps<'h2'> {
  /** 1 for the page's main heading, 2 for the heading of a block, 3 for headings inside it. */
  level?: 1 | 2 | 3;
}

/** A heading. The level gives its place in the outline and its size; a further class may change only the size. */
export function Heading({ level = 2, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={className ? `heading-${level} ${className}` : `heading-${level}`} {...rest} />;
}
