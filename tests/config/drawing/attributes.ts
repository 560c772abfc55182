import type { Element, Part } from './html.ts';

/** The drawing around an element, to look up the targets of its attributes. */
export interface Surroundings {
  /** Text of each element that has an id. */
  readonly byId: ReadonlyMap<string, string>;
  /** Ids that other elements name. */
  readonly named: ReadonlySet<string>;
  /** The field of the form in which the element is. */
  readonly field?: string;
}

/** Only for style sheets, scripts and the network. */
const unshown: ReadonlySet<string> = new Set(['class', 'width', 'height', 'focusable', 'novalidate', 'decoding']);

/** The usual value of an attribute. */
const usual: Readonly<Record<string, string>> = {
  loading: 'lazy',
  fetchpriority: 'auto',
  type: 'text',
  method: 'dialog',
  rel: 'noopener noreferrer',
};

/** Attributes that name other elements by their ids. Their texts are shown. */
const naming: ReadonlySet<string> = new Set(['aria-labelledby', 'aria-describedby', 'aria-errormessage']);

/** Attributes that refer to another element. They are shown only when there is no such element. */
const leading: ReadonlySet<string> = new Set(['for', 'aria-controls', 'aria-owns', 'list', 'popovertarget']);

/** Classes that hide an element from some visitors. */
const audience = ['visually-hidden', 'no-script', 'needs-script', 'needs-motion'];

/** An id that React generates. */
const counted = /^_R_\w*_/;

/** The attributes of an element that reach a visitor or assistive technology, in brackets; '' for none. */
export function attributesOf({ tag, attributes }: Element, around: Surroundings): string {
  const own = attributes.class?.split(/\s+/) ?? [];
  const classes = audience.filter((one) => own.includes(one)).map((one) => `.${one}`);
  const shown = Object.entries(attributes).flatMap(([name, value]) => {
    if (unshown.has(name) || usual[name] === value) return [];
    if (name === 'name' && (value === around.field || counted.test(value))) return [];
    if (tag === 'button' && name === 'type' && value === 'button') return [];
    if (name === 'id') return tag === 'input' || around.named.has(value) || counted.test(value) ? [] : [`#${value}`];
    if (leading.has(name)) return around.byId.has(value) ? [] : [`${name}=?`];
    if (naming.has(name)) return [`${name}=${quoted(textsOf(value, around))}`];
    return [value === '' || value === 'true' ? name : `${name}=${quoted(value)}`];
  });
  return classes.join('') + (shown.length > 0 ? `(${shown.join(' ')})` : '');
}

const longest = 40;

const textsOf = (ids: string, { byId }: Surroundings): string =>
  ids
    .split(/\s+/)
    .map((id) => byId.get(id) ?? '?')
    .map((text) => (text.length > longest ? `${text.slice(0, longest)}…` : text))
    .join(' ');

const quoted = (value: string): string => (/^[^\s"()=]+$/.test(value) ? value : `"${value}"`);

/** The targets of the ids of a drawing. */
export function surroundingsOf(parts: readonly Part[]): Surroundings {
  const byId = new Map<string, string>();
  const named = new Set<string>();
  const visit = (part: Part): void => {
    if (typeof part === 'string') return;
    const { id, ...others } = part.attributes;
    if (id !== undefined) byId.set(id, textOf(part));
    for (const [name, ids] of Object.entries(others))
      if (naming.has(name) || leading.has(name)) for (const one of ids.split(/\s+/)) named.add(one);
    for (const child of part.children) visit(child);
  };
  for (const part of parts) visit(part);
  return { byId, named };
}

const textOf = (part: Part): string =>
  typeof part === 'string' ? part : part.children.map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();
