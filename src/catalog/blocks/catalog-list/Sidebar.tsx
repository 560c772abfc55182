import { useId, useState } from 'react';
import type { CatalogSidebar } from '../../../plan/blocks.generated.ts';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { Rich } from '../../../render/elements/Rich.tsx';
import { controls } from './controls.tsx';
import css from './view.module.css';

/** A greeting and questions (spec 2.71–2.79). The answers are read by nothing and change no list (spec 2.80). */
export function Sidebar({ greeting, text, toggle, questions }: CatalogSidebar) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside className={`card ${css.sidebar}`} aria-labelledby={id}>
      <Heading level={3} id={id} className={css.greeting}>
        {greeting}
      </Heading>
      <p className={css.text}>
        <Rich text={text} />
      </p>
      <button
        type="button"
        className={`button ${css.toggle}`}
        data-look="secondary"
        aria-expanded={open}
        aria-controls={`${id}-controls`}
        onClick={() => setOpen(!open)}
      >
        {toggle}
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={`${id}-controls`} className={css.controls} data-open={open || undefined}>
        {questions.map((question) => {
          const Control = controls[question.as];
          return <Control key={question.name} {...question} />;
        })}
      </div>
    </aside>
  );
}
