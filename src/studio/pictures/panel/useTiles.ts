import { useEffect, useState } from 'react';
import type { IconEntry } from '../contract.ts';
import { api } from '../../app/api.ts';

/** An icon with its shapes, or a picture, which is loaded when it is rendered. */
export interface Tile extends Partial<IconEntry> {
  readonly name: string;
}

/** Cached, because icons do not change while Studio runs. */
let loadedIcons: Promise<readonly Tile[]> | undefined;

/** All icons or pictures; empty until they are loaded. */
export function useTiles(kind: 'icon' | 'picture'): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isWanted = true;
    const asked =
      kind === 'icon' ? (loadedIcons ??= api.icons()) : api.pictures().then((names) => names.map((name) => ({ name })));
    asked.then(
      (found) => isWanted && setTiles(found),
      () => (loadedIcons = undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return tiles;
}
