import { lazy, Suspense, useState } from 'react';
import type { Option } from '../../plan/answers.ts';
import type { TilesBlock } from '../../plan/blocks.generated.ts';
import { usePage } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { NoScript } from '../../render/elements/NoScript.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { useKept } from '../../render/useKept.ts';
import { startOf } from './start.ts';
import { Tabs } from './Tabs.tsx';
import { Tiles } from './Tiles.tsx';
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
            initial={startOf(field, tabs[active], chosen)}
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
