import { useId, useState } from 'react';
import type { ThingProps } from '../../app/useThing.ts';
import { studioTexts } from '../../app/words.ts';
import { ChangeState } from '../../thing/panel/ChangeState.tsx';
import { useSaver } from '../../thing/panel/useSaver.ts';
import { AltText } from './AltText.tsx';
import { Library } from './Library.tsx';
import { Tiles } from './Tiles.tsx';
import { useTiles } from './useTiles.ts';
import { pictureTexts } from './words.ts';

interface PicturePropertyProps extends ThingProps {
  readonly kind: 'icon' | 'picture';
}

/** Picker for an icon or picture. A typed name is saved when it is complete. */
export function PictureProperty({ thing, kind }: PicturePropertyProps) {
  const id = useId();
  const { saver, change } = useSaver(thing);
  const [begun, setBegun] = useState<string>();
  const tiles = useTiles(kind);
  const take = (name: string) => {
    setBegun(undefined);
    saver.change(name);
  };
  const type = (text: string) => (tiles.some(({ name }) => name === text) ? take(text) : setBegun(text));
  const leave = (to: EventTarget | null, holder: Element) => {
    if (begun === undefined || holder.contains(to as Node | null)) return;
    if (begun.trim() !== '') saver.change(begun);
    setBegun(undefined);
  };
  const wanted = (begun ?? '').toLowerCase();
  const found = tiles.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <div className="field" onBlur={({ relatedTarget, currentTarget }) => leave(relatedTarget, currentTarget)}>
      <label htmlFor={id}>{studioTexts.value}</label>
      <input
        id={id}
        autoComplete="off"
        aria-describedby={`${id}-state ${id}-help`}
        value={begun ?? change.value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') setBegun(undefined);
          if (key === 'ArrowDown') currentTarget.parentElement?.querySelector<HTMLElement>('[role=listbox]')?.focus();
        }}
      />
      <p id={`${id}-help`} className="quiet">
        {pictureTexts.help}{' '}
        <span role="status">{begun !== undefined && pictureTexts.found(found.length, tiles.length)}</span>
      </p>
      <Tiles
        key={wanted}
        label={kind === 'icon' ? pictureTexts.icons : pictureTexts.pictures}
        tiles={found}
        value={change.value}
        take={take}
      />
      <ChangeState id={`${id}-state`} thing={thing} saver={saver} change={change} />
      {kind === 'picture' && <Library tiles={tiles} take={take} />}
      {kind === 'picture' && <AltText thing={thing} />}
    </div>
  );
}
