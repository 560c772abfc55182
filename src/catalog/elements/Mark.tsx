import { useList } from '../../render/context.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import css from './Mark.module.css';

interface MarkProps {
  /** A list of partners. */
  list: string;
  name: string;
}

/** The logo of who an item is by, or its initials where the list has none. Its name stands beside it. */
export function Mark({ list, name }: MarkProps) {
  const partners = useList<{ readonly name: string; readonly logo: string }>(list);
  const logo = partners.find((partner) => partner.name === name)?.logo;
  return (
    <span className={css.mark} aria-hidden="true">
      {logo ? <Picture asset={logo} /> : initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3);
