import { dirname, join } from 'node:path';
import type { Drawing } from '../resolve/drawn-by.ts';
import { variable } from './drawn.ts';

/** The file that draws. `src`: the folder of the project's code. */
function drawingFile(drawing: Drawing, src: string): string {
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
 * What a module imports whose forms have these fields, as [name, file]: the theme, what draws the fields, and the
 * adapter for plain widgets of rjsf. Empty for a module without forms.
 */
export const themeImports = (drawings: readonly Drawing[], src: string): [name: string, file: string][] =>
  drawings.length === 0
    ? []
    : [
        ['themeWith', join(src, 'site/theme/index.ts')],
        ...(drawings.some(({ kind }) => kind === 'plain')
          ? [['plain', join(src, 'site/theme/plain.tsx')] as const]
          : []),
        ...drawings.map((drawing) => [drawingName(drawing), drawingFile(drawing, src)] as const),
      ].map(([name, file]) => [name, file]);

/** Code of the theme with what draws these fields, from the imports of `themeImports`. */
export function themeCode(drawings: readonly Drawing[]): string {
  const [fields, widgets] = [true, false].map((own) =>
    drawings
      .filter(({ kind }) => (kind === 'field') === own)
      .map((drawing) => `${JSON.stringify(drawing.name)}: ${drawingCode(drawing)}`)
      .join(', '),
  );
  return `themeWith({ ${widgets} }${fields === '' ? '' : `, { ${fields} }`})`;
}

const drawingCode = (drawing: Drawing): string =>
  drawing.kind === 'plain' ? `plain(${drawingName(drawing)}, ${JSON.stringify(drawing.frame)})` : drawingName(drawing);

const drawingName = (drawing: Drawing): string => `${drawing.kind}_${variable(drawing.name)}`;
