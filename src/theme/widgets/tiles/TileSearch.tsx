import { Icon } from '../../../render/elements/Icon.tsx';
import controls from '../../../render/controls/controls.module.css';
import css from '../../../render/controls/choice.module.css';

interface TileSearchProps {
  id: string;
  search: { readonly name: string; readonly label: string; readonly none: string };
  /** How many choices are left. */
  found: number;
  onWords: (words: string) => void;
}

/** Narrows the tiles by their labels (spec 8.03). Enter does not submit the form. */
export function TileSearch({ id, search, found, onWords }: TileSearchProps) {
  return (
    <div className={css.search}>
      <div className={controls.box}>
        <Icon name="search" size={20} className={controls.lead} />
        <input
          id={id}
          name={search.name}
          type="search"
          className={controls.input}
          aria-label={search.label}
          placeholder={search.label}
          autoComplete="off"
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p className={css.note} role="status">
        {found === 0 && search.none}
      </p>
    </div>
  );
}
