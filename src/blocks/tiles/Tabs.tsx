import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { TilesTab } from '../../plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import css from './view.module.css';

interface TabsProps {
  label: string;
  tabs: readonly TilesTab[];
  active: number;
  onChoose: (index: number) => void;
  children: (tab: TilesTab, index: number) => ReactNode;
}

/** Tabs after the ARIA pattern: the arrow keys, Home and End move the focus and choose; Tab goes on into the panel. */
export function Tabs({ children, ...list }: TabsProps) {
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
