import { dirname, join } from 'node:path';
import type { Drawing } from '../resolve/drawn-by.ts';
import { variable } from './drawn.ts';

/** The file that draws. `src`: the folder of the project's code. */
export function drawingFile(drawing: Drawing, src: string): string {
  switch (drawing.kind) {
    case 'widget':
      return join(src, 'site/theme/widgets', drawing.name, 'widget.tsx');
    case 'field':
      return join(src, 'site/theme/fields', drawing.name, 'field.tsx');
    case 'plain':
      return drawing.file;
  }
}

/** The folder of that file, where its icons are looked for. */
export const drawingFolder = (drawing: Drawing, src: string): string => dirname(drawingFile(drawing, src));

/**
 * What a module imports whose forms have these fields, as [name, file]: the theme, what draws the fields, and what
 * takes a plain widget of rjsf into the theme. Nothing for a module without forms.
 */
export const themeImports = (drawings: readonly Drawing[], src: string): [name: string, file: string][] =>
  drawings.length === 0
    ? []
    : [
        ['themeWith', join(src, 'site/theme/index.ts')],
        ...(drawings.some(({ kind }) => kind === 'plain')
          ? [['plain', join(src, 'site/theme/plain.tsx')] as const]
          : []),
        ...drawings.map((drawing) => [nameOf(drawing), drawingFile(drawing, src)] as const),
      ].map(([name, file]) => [name, file]);

/** Code of the theme with what draws these fields, out of what `themeImports` names. */
export function themeCode(drawings: readonly Drawing[]): string {
  const [fields, widgets] = [true, false].map((own) =>
    drawings
      .filter(({ kind }) => (kind === 'field') === own)
      .map((drawing) => `${JSON.stringify(drawing.name)}: ${valueOf(drawing)}`)
      .join(', '),
  );
  return `themeWith({ ${widgets} }${fields === '' ? '' : `, { ${fields} }`})`;
}

const valueOf = (drawing: Drawing): string =>
  drawing.kind === 'plain' ? `plain(${nameOf(drawing)}, ${JSON.stringify(drawing.frame)})` : nameOf(drawing);

const nameOf = (drawing: Drawing): string => `${drawing.kind}_${variable(drawing.name)}`;
