import { useId } from 'react';
import { money } from '../../../shared/engine/format/numbers.ts';
import type { CatalogCompareBlock } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogPlan } from '../../../shared/plan/catalog.ts';
import { useMoney } from '../../render/context.tsx';
import { Money } from '../../render/elements/Amount.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import type { Control, Criteria } from './criteria.ts';
import type { CriteriaState } from './useCriteria.ts';
import styles from './view.module.css';

interface FiltersProps {
  block: CatalogCompareBlock;
  catalog: CatalogPlan;
  controls: readonly Control[];
  draft: Criteria;
  change: CriteriaState['change'];
}

/** The filters: choices, if there is something to choose, searches, and sliders (spec 2.55). */
export function Filters({ block: { filters, elsewhere }, catalog, controls, draft, change }: FiltersProps) {
  return (
    <form
      role="search"
      aria-label={filters.heading}
      className={`card ${styles.filters}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {controls.map((control) => {
        const { name, kind } = control;
        const props = {
          control,
          catalog,
          value: draft.filters[name]!,
          change: (value: string | number) =>
            change({ filters: { ...draft.filters, [name]: value } }, kind === 'choice' ? 0 : filters.pause),
        };
        if (kind === 'choice') return <ChoiceFilter key={name} {...props} elsewhere={elsewhere} />;
        return kind === 'search' ? <Search key={name} {...props} /> : <Slider key={name} {...props} />;
      })}
    </form>
  );
}

interface ControlProps {
  control: Control;
  catalog: CatalogPlan;
  value: string | number;
  change(value: string | number): void;
}

interface ChoiceProps extends ControlProps {
  elsewhere: CatalogCompareBlock['elsewhere'];
}

/** A choice. A value that is on another page is offered only while the address asks for it. */
function ChoiceFilter({
  control: { name, label, values, start, any },
  catalog,
  value,
  change,
  elsewhere,
}: ChoiceProps) {
  const words = catalog.attributes[catalog.api.filters?.[name]?.is ?? '']?.options;
  const offered = values.filter((one) => words?.[one] !== undefined || one === start || one === value);
  if (offered.length < 2) return null;
  const wordsOf = (one: string) => words?.[one] ?? (one === elsewhere?.value ? elsewhere.label : any);
  return (
    <fieldset className={styles.types}>
      <legend className="label">{label}</legend>
      <div className={styles.pills}>
        {offered.map((one) => (
          <label key={one} className={styles.pill}>
            <input type="radio" name={name} value={one} checked={value === one} onChange={() => change(one)} />
            <span>{wordsOf(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Search({ control: { name, label, placeholder, longest }, value, change }: ControlProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className={`search-box ${styles.search}`}>
        <Icon name="search" size={20} />
        <input
          id={id}
          type="search"
          name={name}
          value={value}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          onChange={({ target }) => change(target.value)}
        />
      </div>
    </div>
  );
}

function Slider({ control: { name, label, min = 0, max = 0, step }, catalog, value, change }: ControlProps) {
  const id = useId();
  const { atMost, atLeast = atMost } = catalog.api.filters?.[name] ?? {};
  const { type, unit, sign } = catalog.attributes[atLeast ?? ''] ?? {};
  const { style } = useMoney();
  const spoken = type === 'amount' ? money(value, { ...style, ...(sign !== undefined && { sign }) }) : value;
  const shown = (amount: number) => (type === 'amount' ? <Money value={amount} sign={sign} /> : String(amount));
  return (
    <div>
      <div className={styles.slider}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <output htmlFor={id}>
          <strong>{shown(Number(value))}</strong> {unit}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        className={styles.range}
        {...{ min, max, step }}
        value={value}
        aria-valuetext={[spoken, unit].filter(Boolean).join(' ')}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        {shown(min)}
        {shown(max)}
      </div>
    </div>
  );
}
