import { Icon } from './Icon.tsx';
import css from './Assurances.module.css';

interface AssurancesProps {
  points?: readonly string[];
  /** Smaller, and as many to a line as fit. */
  inline?: boolean;
  className?: string;
}

/** Short points that reassure, each with a tick. Draws nothing when config has none. */
export function Assurances({ points, inline = false, className = '' }: AssurancesProps) {
  if (!points?.length) return null;
  return (
    <ul className={`${css.points} ${className}`} data-inline={inline || undefined}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="circle-check" size={inline ? 20 : 22} />
          {point}
        </li>
      ))}
    </ul>
  );
}
