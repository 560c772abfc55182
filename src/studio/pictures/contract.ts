import { change, read } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import { list, map, schema, text, truth, type Of } from '../contract/schema.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

/** An icon: its shapes, as SVG elements with attributes. */
const iconEntry = map({ name: text, shapes: list(schema<Shape>({ type: 'array' })) });
export type IconEntry = Of<typeof iconEntry>;

/** A picture by its file name, and whether the site shows it, today or later. */
const pictureEntry = map({ name: text, isShown: truth });
export type PictureEntry = Of<typeof pictureEntry>;

export const pictureCalls = {
  icons: read(map({}), list(iconEntry)),
  /** The pictures in config/assets. */
  pictures: read(map({}), list(pictureEntry)),
  /** A picture as a data URL. */
  picture: read(map({ name: text }), map({ url: text })),
  /** Adds a picture. `data`: its bytes in Base64. */
  addPicture: { ...change(map({ name: text, data: text }), stepAnswer), maxBytes: 6_000_000 },
  /** Removes a picture that the site does not show. */
  removePicture: change(map({ name: text }), stepAnswer),
};
