import { useEffect, useState } from 'react';
import type { IconEntry } from '../contract.ts';
import { api } from '../../app/api.ts';

/** An icon, whose shapes are known, or a picture, which is asked for when it is seen. */
export interface Tile extends Partial<IconEntry> {
  readonly name: string;
}

/** The icons never change while Studio runs. */
let icons: Promise<readonly Tile[]> | undefined;

/** Everything that may be chosen; nothing until it has come. */
export function useTiles(kind: 'icon' | 'picture'): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isWanted = true;
    const asked =
      kind === 'icon' ? (icons ??= api.icons()) : api.pictures().then((names) => names.map((name) => ({ name })));
    asked.then(
      (found) => isWanted && setTiles(found),
      () => (icons = undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return tiles;
}
