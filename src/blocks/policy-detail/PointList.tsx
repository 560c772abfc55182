import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import styles from './view.module.css';

interface PointListProps {
  heading: string;
  points: readonly string[];
  icon: 'check' | 'x';
}

/** What the policy pays for, or does not. */
export function PointList({ heading, points, icon }: PointListProps) {
  return (
    <section className={styles.part}>
      <Heading level={2}>{heading}</Heading>
      <ul className={styles.points} data-kind={icon}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} size={20} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
