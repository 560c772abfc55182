import { read } from '../contract/call.ts';
import { list, map, schema, text, type Of } from '../contract/schema.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

/** An icon: its shapes, by the names of their elements and attributes in SVG. */
const iconEntry = map({ name: text, shapes: list(schema<Shape>({ type: 'array' })) });
export type IconEntry = Of<typeof iconEntry>;

export const pictureCalls = {
  icons: read(map({}), list(iconEntry)),
  /** The names of the files in config/assets. */
  pictures: read(map({}), list(text)),
  /** What is drawn there, as an address that holds it. */
  picture: read(map({ name: text }), map({ url: text })),
};
