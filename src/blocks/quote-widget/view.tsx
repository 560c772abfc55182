import { lazy, Suspense, useState } from 'react';
import type { Option } from '../../plan/answers.ts';
import type { QuoteWidgetBlock } from '../../plan/blocks.generated.ts';
import { usePage } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Tabs } from './Tabs.tsx';
import { Tiles } from './Tiles.tsx';
import css from './view.module.css';

const QuoteDialog = lazy(() => import('./QuoteDialog.tsx'));

/** Tab and tile, then a form in a dialog (spec 2.42, 4.03–4.05). Changing the tab chooses its first tile. */
export default function QuoteWidget(props: QuoteWidgetBlock) {
  const { id, tone, label, field, tabs, button, dialog, form, ...intro } = props;
  const { lists } = usePage();
  const [active, setActive] = useState(0);
  const [tile, setTile] = useState(0);
  const [open, setOpen] = useState(false);
  const optionsOf = (list = '') => (lists[list] ?? []) as readonly Option[];
  const tab = tabs[active];
  const chosen = optionsOf(tab?.list)[tile];

  const choose = (index: number) => {
    setActive(index);
    setTile(0);
  };

  return (
    <Section name="quote-widget" id={id} tone={tone}>
      <Intro {...intro} />
      <div className={`card ${css.widget}`}>
        <Tabs label={label} tabs={tabs} active={active} onChoose={choose}>
          {(each, index) => (
            <Tiles
              name={each.value}
              question={each.question}
              options={optionsOf(each.list)}
              chosen={index === active ? tile : 0}
              onChoose={setTile}
            />
          )}
        </Tabs>
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
          <QuoteDialog
            {...dialog}
            form={form}
            initial={{ ...chosen?.with, [field]: tab?.value }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
