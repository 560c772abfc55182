import css from './view.module.css';

/** An item of a list of quotes. */
export interface Quote {
  readonly words: string;
  readonly name: string;
  readonly place: string;
}

/** The quotes. Screen readers skip a `copy`, which is there only to be seen. */
export function Quotes({ quotes, copy = false }: { quotes: readonly Quote[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined} className={copy ? css.copy : undefined}>
      {quotes.map(({ words, name, place }) => (
        <li key={name} className={css.item}>
          <figure className="card">
            <blockquote className={css.words}>{words}</blockquote>
            <figcaption className={css.person}>
              <strong>{name}</strong>
              <span className={css.place}>{place}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
