/** An icon: its shapes, by the names of their elements and attributes in SVG. */
export interface IconEntry {
  readonly name: string;
  readonly shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
}

/** `GET icons` and `GET pictures` */
export interface PicturesAnswer {
  readonly icons?: readonly IconEntry[];
  /** The names of the files in config/assets. */
  readonly pictures?: readonly string[];
}

/** `GET picture?name=…`: what is drawn there, as an address that holds it. */
export interface PictureAnswer {
  readonly url: string;
}
