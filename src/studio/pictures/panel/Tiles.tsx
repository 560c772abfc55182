import { createElement, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useAnswer } from '../../app/useAnswer.ts';
import { useWindow } from '../../app/kit/useWindow.ts';
import type { Tile } from './useTiles.ts';

interface TilesProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly value: string;
  take(name: string): void;
}

/** Tiles per line, and the height of a line in CSS pixels. */
const across = 3;
const lineHeight = 92;

/** A grid of pictures. Renders only the visible ones. Arrow keys move, Enter chooses. */
export function Tiles({ label, tiles, value, take }: TilesProps) {
  const id = useId();
  const lines = Math.ceil(tiles.length / across);
  const { box, start, end, whole, drawn, onScroll, reveal } = useWindow(lines, lineHeight);
  const { active, press } = useActive(tiles, value, reveal, take);
  if (tiles.length === 0) return null;
  return (
    <div className="tiles" ref={box} onScroll={onScroll}>
      <div
        className="tall"
        role="listbox"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={`${id}-${active}`}
        onKeyDown={press}
        ref={whole}
      >
        <div className="tile-rows" role="presentation" ref={drawn}>
          {tiles.slice(start * across, end * across).map((tile, nth) => {
            const index = start * across + nth;
            return (
              <div
                key={tile.name}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                className={index === active ? 'tile active' : 'tile'}
                title={tile.name}
                aria-selected={tile.name === value}
                aria-setsize={tiles.length}
                aria-posinset={index + 1}
                onClick={() => take(tile.name)}
                onKeyDown={undefined}
              >
                <TileContent tile={tile} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The index of the tile that Enter chooses, initially that of the value, and the key handler. */
function useActive(
  tiles: readonly Tile[],
  value: string,
  reveal: (line: number) => void,
  take: (name: string) => void,
) {
  const known = tiles.findIndex(({ name }) => name === value);
  const [reached, setReached] = useState<number>();
  const active = reached ?? Math.max(0, known);
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced.current || known < 0) return;
    isPlaced.current = true;
    reveal(Math.floor(known / across));
  }, [known, reveal]);
  const press = (event: KeyboardEvent) => {
    const step = stepsOf(tiles.length)[event.key];
    const chosen = tiles[active];
    if ((event.key === 'Enter' || event.key === ' ') && chosen) take(chosen.name);
    else if (step === undefined) return;
    else {
      const next = Math.min(tiles.length - 1, Math.max(0, active + step));
      setReached(next);
      reveal(Math.floor(next / across));
    }
    event.preventDefault();
  };
  return { active, press };
}

/** How far each key moves. */
const stepsOf = (count: number): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: across,
  ArrowUp: -across,
  PageDown: 4 * across,
  PageUp: -4 * across,
  Home: -count,
  End: count,
});

const TileContent = ({ tile: { name, shapes } }: { readonly tile: Tile }) => (
  <>
    {shapes ? <Drawing shapes={shapes} /> : <Picture name={name} />}
    <span>{name}</span>
  </>
);

const Drawing = ({ shapes }: { readonly shapes: NonNullable<Tile['shapes']> }) => (
  <svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);

/** A picture of config/assets, loaded when it is first rendered. */
function Picture({ name }: { readonly name: string }) {
  const { answer } = useAnswer('picture', { name });
  return answer ? <img src={answer.url} alt="" /> : <span className="blank" />;
}
