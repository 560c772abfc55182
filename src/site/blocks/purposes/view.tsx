import type { PurposesBlock } from '../../../shared/plan/blocks.generated.ts';
import type { NoticePlan } from '../../../shared/plan/notice.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { NoticeText } from '../../render/elements/NoticeText.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

/** What all forms collect and why. The compiler adds the notice. */
export default function Purposes({ id, tone, notice, ...intro }: PurposesBlock & { readonly notice?: NoticePlan }) {
  return (
    <Section name="purposes" id={id} tone={tone}>
      <Intro {...intro} />
      {notice && (
        <div className={css.text}>
          <NoticeText {...notice} />
        </div>
      )}
    </Section>
  );
}
