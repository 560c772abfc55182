import type { ReactNode } from 'react';
import type { CompareBlock } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { Rupees } from '../../../render/elements/Amount.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import styles from './view.module.css';

interface Comparable {
  /** A text that is the same for two policies if the row does not differ between them. */
  key(policy: Policy): string;
}

/** One line of the comparison. */
export interface Row extends Comparable {
  readonly label: string;
  cell(policy: Policy): ReactNode;
}

type Figure = 'premium' | 'coverage' | 'csr';
type BestFigures = Readonly<Record<Figure, ReadonlySet<string>>>;

/** What is compared, in order, with a badge at the best figures. */
export function rowsOf({ labels, badges }: CompareBlock, best: BestFigures): readonly Row[] {
  const figure = (label: string, name: Figure, badge: string, draw: (policy: Policy) => ReactNode): Row => ({
    label,
    key: (policy) => String(policy[name]),
    cell: (policy) => <FigureCell badge={best[name].has(policy.id) ? badge : undefined}>{draw(policy)}</FigureCell>,
  });
  return [
    figure(labels.premium, 'premium', badges.lowestPremium, ({ premium }) => (
      <>
        <Rupees value={premium} /> <span className="per">{labels.perYear}</span>
      </>
    )),
    figure(labels.coverage, 'coverage', badges.highestCoverage, ({ coverage }) => <Rupees value={coverage} />),
    figure(labels.csr, 'csr', badges.highestCsr, ({ csr }) => `${csr}%`),
    {
      label: labels.benefits,
      key: ({ benefits }) => listKey(benefits),
      cell: ({ benefits }) => <Points points={benefits} icon="check" />,
    },
    {
      label: labels.exclusions,
      key: ({ exclusions }) => listKey(exclusions),
      cell: ({ exclusions }) => <Points points={exclusions} icon="x" />,
    },
  ];
}

/**
 * The ids of the policies with the best figures: lowest premium, highest coverage, highest claim settlement ratio (spec
 * 2.58).
 */
export function bestOf(policies: readonly Policy[]): BestFigures {
  return {
    premium: idsOfBest(policies, ({ premium }) => -premium),
    coverage: idsOfBest(policies, ({ coverage }) => coverage),
    csr: idsOfBest(policies, ({ csr }) => csr),
  };
}

/** The ids of all policies that share the highest score; none when there is only one policy, which wins nothing. */
function idsOfBest(policies: readonly Policy[], score: (policy: Policy) => number): Set<string> {
  const best = Math.max(...policies.map(score));
  return new Set(policies.length < 2 ? [] : policies.filter((policy) => score(policy) === best).map(({ id }) => id));
}

/** The rows in which the policies are not all the same. */
export function differingRows<Line extends Comparable>(
  rows: readonly Line[],
  policies: readonly Policy[],
): readonly Line[] {
  return rows.filter(({ key }) => new Set(policies.map(key)).size > 1);
}

/** The key of a list of points. Their order makes no difference. */
export const listKey = (points: readonly string[]): string => JSON.stringify([...new Set(points)].sort());

function FigureCell({ badge, children }: { badge?: string; children: ReactNode }) {
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
