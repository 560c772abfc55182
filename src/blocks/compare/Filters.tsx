import { useId } from 'react';
import { rupees } from '../../engine/format/numbers.ts';
import type { Option } from '../../plan/answers.ts';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import type { Criteria } from './criteria.ts';
import styles from './view.module.css';
import type { CriteriaState } from './useCriteria.ts';

/** How long typing and sliding may pause, in ms, before the policies follow. */
const PAUSE = 250;

interface FiltersProps {
  block: CompareBlock;
  types: readonly Option[];
  draft: Criteria;
  change: CriteriaState['change'];
}

/** Type, search and highest premium (spec 2.55). */
export function Filters({ block, types, draft, change }: FiltersProps) {
  const { filters, maxPremium, labels, elsewhere } = block;
  const id = useId();
  const offered = elsewhere && draft.type === elsewhere.type ? [...types, { value: elsewhere.type, label: elsewhere.label }] : types;
  const amount = rupees(draft.maxPremium);
  return (
    <form role="search" aria-label={filters.heading} className={`card ${styles.filters}`} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.types}>
        <legend className={styles.label}>{filters.type}</legend>
        <div className={styles.pills}>
          {offered.map(({ value, label }) => (
            <label key={value} className={styles.pill}>
              <input type="radio" name="type" value={value} checked={draft.type === value} onChange={() => change({ type: String(value) })} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={`${id}q`} className={styles.label}>
          {filters.q}
        </label>
        <div className={styles.search}>
          <Icon name="search" size={20} />
          <input
            id={`${id}q`}
            type="search"
            name="q"
            value={draft.q}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={filters.placeholder}
            onChange={({ target }) => change({ q: target.value }, PAUSE)}
          />
        </div>
      </div>
      <div>
        <div className={styles.slider}>
          <label htmlFor={`${id}m`} className={styles.label}>
            {filters.maxPremium}
          </label>
          <output htmlFor={`${id}m`}>
            <strong>{amount}</strong> {labels.perYear}
          </output>
        </div>
        <input
          id={`${id}m`}
          type="range"
          name="maxPremium"
          className={styles.range}
          {...maxPremium}
          value={draft.maxPremium}
          aria-valuetext={`${amount} ${labels.perYear}`}
          onChange={({ target }) => change({ maxPremium: target.valueAsNumber }, PAUSE)}
        />
        <div className={styles.ends} aria-hidden="true">
          <span>{rupees(maxPremium.min)}</span>
          <span>{rupees(maxPremium.max)}</span>
        </div>
      </div>
    </form>
  );
}
