import type { NoticePlan } from '../../../shared/plan/notice.ts';
import css from './NoticeText.module.css';
import { Paragraph, Rich } from './Rich.tsx';

/** What is collected and why, and the rights of those who send it. */
export const NoticeText = ({ purposes, rights }: NoticePlan) => (
  <>
    <ul className={css.list}>
      {purposes.map((text) => (
        <li key={text}>
          <Rich text={text} />
        </li>
      ))}
    </ul>
    {rights.map((text) => (
      <Paragraph key={text} text={text} />
    ))}
  </>
);
