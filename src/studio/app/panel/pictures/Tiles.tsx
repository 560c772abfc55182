import { createElement, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { api } from '../../api.ts';
import { useWindow } from '../parts/useWindow.ts';
import type { Tile } from './useTiles.ts';

interface TilesProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly value: string;
  take(name: string): void;
}

/** Tiles on one line, and the height of a line in CSS pixels. */
const across = 4;
const lineHeight = 76;

/** Pictures side by side, of which only those that are seen are drawn. Arrows lead through them, Enter takes one. */
export function Tiles({ label, tiles, value, take }: TilesProps) {
  const id = useId();
  const lines = Math.ceil(tiles.length / across);
  const { box, start, end, height, offset, onScroll, reveal } = useWindow(lines, lineHeight);
  const known = tiles.findIndex(({ name }) => name === value);
  const [active, setActive] = useState(Math.max(0, known));
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced.current || known < 0) return;
    isPlaced.current = true;
    setActive(known);
    reveal(Math.floor(known / across));
  }, [known, reveal]);
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: across,
      ArrowUp: -across,
      PageDown: 4 * across,
      PageUp: -4 * across,
      Home: -tiles.length,
      End: tiles.length,
    };
    const step = steps[event.key];
    const chosen = tiles[active];
    if ((event.key === 'Enter' || event.key === ' ') && chosen) take(chosen.name);
    else if (step === undefined) return;
    else {
      const next = Math.min(tiles.length - 1, Math.max(0, active + step));
      setActive(next);
      reveal(Math.floor(next / across));
    }
    event.preventDefault();
  };
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
        ref={(element) => element?.style.setProperty('block-size', `${height}px`)}
      >
        <div
          className="rows"
          role="presentation"
          ref={(element) => element?.style.setProperty('translate', `0 ${offset}px`)}
        >
          {tiles.slice(start * across, end * across).map((tile, nth) => {
            const index = start * across + nth;
            return (
              <div
                key={tile.name}
                id={`${id}-${index}`}
                role="option"
                className={index === active ? 'tile active' : 'tile'}
                title={tile.name}
                aria-selected={tile.name === value}
                aria-setsize={tiles.length}
                aria-posinset={index + 1}
                onClick={() => take(tile.name)}
                onKeyDown={undefined}
              >
                {tile.shapes ? <Drawing shapes={tile.shapes} /> : <Picture name={tile.name} />}
                <span>{tile.name}</span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const Drawing = ({ shapes }: { readonly shapes: NonNullable<Tile['shapes']> }) => (
  <svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);

/** A picture of config/assets, asked for when it is first seen. */
function Picture({ name }: { readonly name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    api.picture(name).then(
      (answer) => isWanted && setUrl(answer.url),
      // Its name is there in any case.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return url === undefined ? <span className="blank" /> : <img src={url} alt="" />;
}
