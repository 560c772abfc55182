import type { ReactNode } from 'react';
import type { CompareBlock, CompareCard } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { Rupees } from '../../render/elements/Amount.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import type { bestOf, Figure } from './best.ts';
import { markOf, type Comparable } from './differing.ts';
import styles from './view.module.css';

/** One line of the comparison. */
export interface Row extends Comparable {
  readonly label: string;
  cell(policy: Policy): ReactNode;
}

export interface ComparisonProps {
  policies: readonly Policy[];
  rows: readonly Row[];
  texts: CompareCard;
  remove(id: string): void;
  headingId: string;
}

/** What is compared, in order, with a badge at the best figures. */
export function rowsOf({ labels, badges }: CompareBlock, best: ReturnType<typeof bestOf>): readonly Row[] {
  const figure = (label: string, name: Figure, badge: string, draw: (policy: Policy) => ReactNode): Row => ({
    label,
    mark: (policy) => String(policy[name]),
    cell: (policy) => <Figured badge={best[name].has(policy.id) ? badge : undefined}>{draw(policy)}</Figured>,
  });
  return [
    figure(labels.premium, 'premium', badges.lowestPremium, ({ premium }) => (
      <>
        <Rupees value={premium} /> {labels.perYear}
      </>
    )),
    figure(labels.coverage, 'coverage', badges.highestCoverage, ({ coverage }) => <Rupees value={coverage} />),
    figure(labels.csr, 'csr', badges.highestCsr, ({ csr }) => `${csr}%`),
    {
      label: labels.benefits,
      mark: ({ benefits }) => markOf(benefits),
      cell: ({ benefits }) => <Points points={benefits} icon="check" />,
    },
    {
      label: labels.exclusions,
      mark: ({ exclusions }) => markOf(exclusions),
      cell: ({ exclusions }) => <Points points={exclusions} icon="x" />,
    },
  ];
}

function Figured({ badge, children }: { badge?: string; children: ReactNode }) {
  return (
    <span className={styles.figure} data-best={badge ? true : undefined}>
      {children}
      {badge && (
        <span className={styles.badge}>
          <Icon name="check" size={14} />
          {badge}
        </span>
      )}
    </span>
  );
}

function Points({ points, icon }: { points: readonly string[]; icon: 'check' | 'x' }) {
  return (
    <ul className={styles.points} data-kind={icon}>
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} size={16} />
          {point}
        </li>
      ))}
    </ul>
  );
}
