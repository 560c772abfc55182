import { useId, useState } from 'react';
import type { ProseMore } from '../../plan/blocks.generated.ts';
import { Paragraphs } from './Paragraphs.tsx';
import css from './view.module.css';

/**
 * Further paragraphs behind a button, read more and read less (spec 4.09). Without JavaScript they are always shown.
 */
export function More({ show, hide, paragraphs }: ProseMore) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div id={id} className={css.more} data-open={open || undefined}>
        <Paragraphs texts={paragraphs} />
      </div>
      <button
        type="button"
        className={`button needs-script ${css.toggle}`}
        data-look="quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? hide : show}
      </button>
    </>
  );
}
