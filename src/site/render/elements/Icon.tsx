import { createElement, useContext } from 'react';
import { PageContext, useSite } from '../context.tsx';

interface IconProps {
  name: string;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** A Lucide icon. Screen readers skip it, because the words beside it say the same. */
export function Icon({ name, size = 24, className }: IconProps) {
  const { icons } = useSite();
  const shapes = useContext(PageContext)?.icons[name] ?? icons[name];
  if (!shapes) throw new Error(`This page ships no icon "${name}"`);
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}

/** The icon of a card. Draws nothing when config has none. */
export const Badge = ({ icon }: { icon: string | undefined }) =>
  icon ? (
    <span className="badge">
      <Icon name={icon} />
    </span>
  ) : null;
