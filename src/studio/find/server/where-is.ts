import { at } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { crumbsOf } from '../../thing/server/things.ts';
import type { ConfigFile } from '../../workspace/file-of.ts';

/** The parts of a form that say something of its questions, by their names. */
const aboutFields: ReadonlySet<unknown> = new Set(['ui', 'messages']);

/** Where a text is in its file, in words: the breadcrumbs, with questions by their titles. */
export function whereIs(source: ConfigFile, data: unknown, path: Path, symbols: SymbolTable): string {
  const set = path[0] === 'steps' ? path.slice(0, 2) : [];
  const titleOf = (field: string | number): unknown => {
    const title = [...set, 'schema', 'properties', field, 'title'];
    // Another file can declare the questions.
    return at(symbols.files.get(source.file)?.data, title) ?? at(data, title);
  };
  const hasFields = source.kind === 'form' || source.kind === 'wizard';
  return crumbsOf(source, data, path, symbols)
    .slice(1)
    .flatMap(({ label, path: own }) => {
      if (!hasFields) return label;
      const [part, name, field] = own.slice(set.length);
      const depth = own.length - set.length;
      if (aboutFields.has(part) && depth === 1) return [];
      const titled = aboutFields.has(part) && depth === 2 ? name : part === 'schema' && depth === 3 ? field : undefined;
      const title = titled !== undefined && titleOf(titled);
      return typeof title === 'string' ? title : label;
    })
    .join(' › ');
}
