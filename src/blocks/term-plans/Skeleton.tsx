import css from './view.module.css';

/** Empty cards while plans are on their way. The words beside them say it to everyone. */
export function Skeleton({ cards }: { cards: number }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={`card ${css.skeleton}`}>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
