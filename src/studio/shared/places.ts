import type { Path } from './path.ts';

export interface UsePlace {
  readonly file: string;
  readonly line: number;
  readonly path: Path;
}
