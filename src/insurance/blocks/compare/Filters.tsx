import { useId } from 'react';
import { rupees } from '../../../engine/format/numbers.ts';
import type { Option } from '../../../plan/answers.ts';
import type { CompareBlock, ComparePremium } from '../../../plan/blocks.generated.ts';
import { Rupees } from '../../../render/elements/Amount.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { LONGEST_SEARCH, type Criteria } from './criteria.ts';
import styles from './view.module.css';
import type { CriteriaState } from './useCriteria.ts';

/** How long the visitor must stop typing or sliding, in ms, before policies are fetched. */
const PAUSE = 250;

interface FiltersProps {
  block: CompareBlock;
  types: readonly Option[];
  draft: Criteria;
  change: CriteriaState['change'];
}

/** The filters: type, if there are several, search, and highest premium (spec 2.55). */
export function Filters({ block, types, draft, change }: FiltersProps) {
  const { filters, maxPremium, labels, elsewhere } = block;
  const offered =
    elsewhere && draft.type === elsewhere.type ? [...types, { value: elsewhere.type, label: elsewhere.label }] : types;
  return (
    <form
      role="search"
      aria-label={filters.heading}
      className={`card ${styles.filters}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {offered.length > 1 && <Types label={filters.type} types={offered} type={draft.type} change={change} />}
      <Search label={filters.q} placeholder={filters.placeholder} q={draft.q} change={change} />
      <Slider
        label={filters.maxPremium}
        perYear={labels.perYear}
        ends={maxPremium}
        amount={draft.maxPremium}
        change={change}
      />
    </form>
  );
}

type Change = Pick<FiltersProps, 'change'>;

function Types({ label, types, type, change }: Change & { label: string; types: readonly Option[]; type: string }) {
  return (
    <fieldset className={styles.types}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.pills}>
        {types.map((option) => (
          <label key={option.value} className={styles.pill}>
            <input
              type="radio"
              name="type"
              value={option.value}
              checked={type === option.value}
              onChange={() => change({ type: String(option.value) })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Search({ label, placeholder, q, change }: Change & { label: string; placeholder?: string; q: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.search}>
        <Icon name="search" size={20} />
        <input
          id={id}
          type="search"
          name="q"
          value={q}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          onChange={({ target }) => change({ q: target.value }, PAUSE)}
        />
      </div>
    </div>
  );
}

function Slider({
  label,
  perYear,
  ends,
  amount,
  change,
}: Change & { label: string; perYear: string; ends: ComparePremium; amount: number }) {
  const id = useId();
  return (
    <div>
      <div className={styles.slider}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id}>
          <strong>
            <Rupees value={amount} />
          </strong>{' '}
          {perYear}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name="maxPremium"
        className={styles.range}
        {...ends}
        value={amount}
        aria-valuetext={`${rupees(amount)} ${perYear}`}
        onChange={({ target }) => change({ maxPremium: target.valueAsNumber }, PAUSE)}
      />
      <div className={styles.ends} aria-hidden="true">
        <Rupees value={ends.min} />
        <Rupees value={ends.max} />
      </div>
    </div>
  );
}
