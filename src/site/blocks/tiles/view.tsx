import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Option } from '../../../shared/plan/answers.ts';
import type { TilesBlock, TilesTab } from '../../../shared/plan/blocks.generated.ts';
import { usePage } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { NoScript } from '../../render/elements/NoScript.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { adoptEarlyInput } from '../../render/form/earlyInput.ts';
import { useKept } from '../../render/useKept.ts';
import { tileAnswers } from './start.ts';
import frames from '../../render/controls/choice.module.css';
import css from './view.module.css';

const TilesDialog = lazy(() => import('./TilesDialog.tsx'));

/** A tab and a tile to choose, then a form in a dialog that starts with them (spec 2.42, 4.03–4.05). */
export default function TilesOfPage(props: TilesBlock) {
  const { id, tone, label, field, tabs, button, dialog, form, ...intro } = props;
  const { active, tile, chosen, optionsOf, chooseTab, chooseTile } = useTabAndTile(field, tabs);
  const [open, setOpen] = useState(false);
  return (
    <Section name="tiles" id={id} tone={tone}>
      <Intro {...intro} />
      <div className={`card ${css.widget}`}>
        <Tabs label={label} tabs={tabs} active={active} onChoose={chooseTab}>
          {({ value, question, list }, index) => (
            <Tiles
              name={value}
              question={question}
              options={optionsOf(list)}
              chosen={index === active ? tile : 0}
              onChoose={chooseTile}
            />
          )}
        </Tabs>
        <NoScript />
        <button
          type="button"
          className={`button needs-script ${css.submit}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {button}
        </button>
      </div>
      {open && (
        <Suspense>
          <TilesDialog
            {...dialog}
            form={form}
            initial={tileAnswers(field, tabs[active], chosen)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** Which tab and which of its tiles is chosen. Choosing a tab chooses its first tile. */
function useTabAndTile(field: string, tabs: TilesBlock['tabs']) {
  const { lists } = usePage();
  const [{ active, tile }, choose] = useKept(field, { active: 0, tile: 0 });
  const optionsOf = (list = '') => (lists[list] ?? []) as readonly Option[];
  return {
    active,
    tile,
    chosen: optionsOf(tabs[active]?.list)[tile],
    optionsOf,
    chooseTab: (index: number) => choose({ active: index, tile: 0 }),
    chooseTile: (index: number) => choose({ active, tile: index }),
  };
}

interface TabsProps {
  label: string;
  tabs: readonly TilesTab[];
  active: number;
  onChoose: (index: number) => void;
  children: (tab: TilesTab, index: number) => ReactNode;
}

/** Tabs after the ARIA pattern: the arrow keys, Home and End move the focus and choose; Tab goes on into the panel. */
function Tabs({ children, ...list }: TabsProps) {
  const id = useId();
  const { tabs, active } = list;
  return (
    <>
      <TabList id={id} {...list} />
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={index !== active}
        >
          {children(tab, index)}
        </div>
      ))}
    </>
  );
}

function TabList({ id, label, tabs, active, onChoose }: Omit<TabsProps, 'children'> & { id: string }) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, active, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-selected={index === active}
          aria-controls={`${id}-${tab.value}`}
          tabIndex={index === active ? 0 : -1}
          className={css.tab}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          {tab.icon && <Icon name={tab.icon} size={20} />}
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key leads to; undefined for a key that does not move. */
function tabAfterKey(key: string, active: number, last: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: active === last ? 0 : active + 1,
    ArrowLeft: active === 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  return moves[key];
}

interface TilesProps {
  name: string;
  question: string;
  options: readonly Option[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Radio buttons that look like tiles. */
function Tiles({ name, question, options, chosen, onChoose }: TilesProps) {
  const tiles = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (tiles.current) adoptEarlyInput(tiles.current);
  }, []);
  return (
    <fieldset ref={tiles} className={css.tiles}>
      <legend className={css.question}>{question}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={`${frames.choice} ${css.tile}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={`tile-${name}`}
            value={option.value}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {option.icon && <Icon name={option.icon} size={28} />}
          <span className={css.name}>{option.label}</span>
          {option.note && <span className="tiny">{option.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
