import { read } from '../contract/call.ts';
import { list, map, schema, text, type Of } from '../contract/schema.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

/** An icon: its shapes, as SVG elements with attributes. */
const iconEntry = map({ name: text, shapes: list(schema<Shape>({ type: 'array' })) });
export type IconEntry = Of<typeof iconEntry>;

export const pictureCalls = {
  icons: read(map({}), list(iconEntry)),
  /** File names in config/assets. */
  pictures: read(map({}), list(text)),
  /** A picture as a data URL. */
  picture: read(map({ name: text }), map({ url: text })),
};
