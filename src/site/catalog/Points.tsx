import { Icon } from '../render/elements/Icon.tsx';

const markIcons = { yes: 'check', no: 'x' } as const;

interface PointsProps {
  points: readonly string[];
  /** Whether an item has them. */
  tells: keyof typeof markIcons;
  size: number;
  className?: string | undefined;
}

/** What an item has, or has not. */
export const Points = ({ points, tells, size, className }: PointsProps) => (
  <ul className={className} data-kind={markIcons[tells]}>
    {points.map((point) => (
      <li key={point}>
        <Icon name={markIcons[tells]} size={size} />
        {point}
      </li>
    ))}
  </ul>
);
