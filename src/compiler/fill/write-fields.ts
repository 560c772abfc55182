import { entriesOf } from '../read/shape.ts';
import type { Path } from '../read/source.ts';
import { fillWith, type PlaceholderItem } from './placeholders.ts';
import { laidOver } from './shared.ts';
import type { WrittenPaths } from './written-paths.ts';

/** A field that is written once for each item of a list, and the resulting fields. */
export interface Template {
  readonly path: Path;
  readonly list: string;
  readonly fields: readonly { readonly name: string; readonly item: PlaceholderItem }[];
}

/** The templates of a form or wizard by their names in it. */
export type Templates = ReadonlyMap<string, Template>;

type JsonObject = Readonly<Record<string, unknown>>;

/** Where a form, or a step of a wizard, has its fields as keys. */
const byField = /^(steps\/\d+\/)?(schema\/properties|ui|messages)$/;

/** Parts whose lists contain something other than fields: answers of examples, ids of steps, schemas. */
const notOfFields = /^examples\b|^hideBackOn\b|^(steps\/\d+\/)?schema\/properties\b/;

/** The paths of a name in lists of fields. */
export function listsOfFields(data: unknown, name: string): Path[] {
  const found: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    const isList = Array.isArray(value) && !notOfFields.test(path.join('/'));
    for (const [key, inner] of entriesOf(value)) {
      const here = [...path, key];
      if (isList && inner === name) found.push(here);
      else visit(inner, here);
    }
  };
  visit(data, []);
  return found;
}

/** Rewrites a file with the fields of its templates, and records where each part was written. */
export const writeFields = (data: unknown, templates: Templates, paths: WrittenPaths): unknown =>
  new FieldWriter(templates, paths).copy(data, [], []);

/** Each method copies the part at the path `from` of the text to the path `to`. */
class FieldWriter {
  constructor(
    private readonly templates: Templates,
    private readonly paths: WrittenPaths,
  ) {}

  copy(value: unknown, from: Path, to: Path, item?: PlaceholderItem): unknown {
    if (typeof value === 'string') return item ? fillWith(value, item) : value;
    if (!value || typeof value !== 'object') return value;
    if (Array.isArray(value)) return this.list(value, from, to, item);
    if (byField.test(to.join('/'))) return this.fields(value as JsonObject, to);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const name = item ? String(fillWith(key, item)) : key;
        const [here, there] = [
          [...from, key],
          [...to, name],
        ];
        if (name !== key) this.paths.note(there, [here]);
        return [name, this.copy(inner, here, there, item)];
      }),
    );
  }

  /** A list of fields, in which each template is replaced by its fields. */
  private list(list: readonly unknown[], from: Path, to: Path, item?: PlaceholderItem): unknown[] {
    const isOfFields = !notOfFields.test(to.join('/'));
    const written: unknown[] = [];
    for (const [index, inner] of list.entries()) {
      const here = [...from, index];
      const template = isOfFields && typeof inner === 'string' ? this.templates.get(inner) : undefined;
      for (const field of template?.fields ?? [undefined]) {
        const there = [...to, written.length];
        if (field || written.length !== index) this.paths.note(there, [here], field && String(field.item.values.value));
        written.push(field ? field.name : this.copy(inner, here, there, item));
      }
    }
    return written;
  }

  /** A map by field. What the file says of a single field of a template overrides the template. */
  private fields(map: JsonObject, path: Path): JsonObject {
    const written: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(map)) {
      const here = [...path, key];
      const made = this.templates.get(key)?.fields;
      if (!made && !Object.hasOwn(written, key)) written[key] = this.copy(value, here, here);
      for (const { name, item } of made ?? []) {
        const there = [...path, name];
        const own = Object.hasOwn(map, name) && !this.templates.has(name) ? map[name] : undefined;
        const { each: _, ...rest } = value as JsonObject;
        this.paths.note(there, own === undefined ? [here] : [there, here], String(item.values.value));
        const one = this.copy(rest, here, there, item);
        written[name] = own === undefined ? one : laidOver(one, own);
      }
    }
    return written;
  }
}
