import { useList } from '../../render/context.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import css from './InsurerMark.module.css';

interface InsurerMarkProps {
  /** A list of partners. Without one nothing is drawn. */
  list: string | undefined;
  insurer: string;
}

/** The logo of an insurer, or its initials where the list has none. Its name stands beside it. */
export function InsurerMark({ list, insurer }: InsurerMarkProps) {
  return list === undefined ? null : <Mark list={list} insurer={insurer} />;
}

function Mark({ list, insurer }: InsurerMarkProps & { list: string }) {
  const partners = useList<{ readonly name: string; readonly logo: string }>(list);
  const logo = partners.find(({ name }) => name === insurer)?.logo;
  return (
    <span className={css.mark} aria-hidden="true">
      {logo ? <Picture asset={logo} /> : initialsOf(insurer)}
    </span>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3);
