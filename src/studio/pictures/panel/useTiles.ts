import { useEffect, useState } from 'react';
import type { IconEntry, PictureEntry } from '../contract.ts';
import { api } from '../../app/api.ts';
import { useStudio } from '../../app/useStudio.ts';

/** An icon with its shapes, or a picture, which is loaded when it is rendered, and may be shown nowhere. */
export interface Tile extends Partial<IconEntry>, Partial<PictureEntry> {
  readonly name: string;
}

/** Cached, because icons do not change while Studio runs. */
let loadedIcons: Promise<readonly Tile[]> | undefined;

/** All icons or pictures; empty until they are loaded. */
export function useTiles(kind: 'icon' | 'picture'): readonly Tile[] {
  const { version } = useStudio();
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isWanted = true;
    const asked = kind === 'icon' ? (loadedIcons ??= api.icons()) : api.pictures();
    asked.then(
      (found) => isWanted && setTiles(found),
      () => (loadedIcons = undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [kind, version]);
  return tiles;
}
