import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the view of a block. */
export const blockFolder = (block: string, src: string): string => join(src, 'site/blocks', block);

/** An import from another room of the site. The icons of `render/` come with every page. */
const fromRoom = /from '\.\.\/\.\.\/(?!render\/)([a-z]+)\//g;

/** The folders whose code draws a block: its own, and the rooms that it shares parts with, such as `catalog/`. */
export function drawingFolders(folder: string): string[] {
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const rooms = new Set(code.flatMap((text) => [...text.matchAll(fromRoom)].map(([, room = '']) => room)));
  return [folder, ...[...rooms].map((room) => join(folder, '../..', room))];
}
