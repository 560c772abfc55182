import type { IconShapes } from '../../../src/shared/plan/page.ts';
import { attributesOf, surroundingsOf, type Surroundings } from './attributes.ts';
import type { Element, Part } from './html.ts';
import { foldRepeated, printLines, withoutRuns, type Line } from './lines.ts';

/** All icons, by name. */
export type Icons = ReadonlyMap<string, IconShapes>;

/**
 * Draws HTML as text, an element a line, each below and inside of its parent:
 *
 *     nav(aria-label="You are here")
 *       li > [Home](/)
 *     button(aria-pressed=false) :heart: Save
 *
 * After an element's name come its attributes for visitors and assistive technology, in brackets, then its text. Links
 * are in square brackets, icons between colons. Elements that only lay out others are left out. An element with the
 * same content as one above is drawn once.
 */
export const drawingOf = (parts: readonly Part[], icons: Icons): string =>
  printLines(foldRepeated(linesOf(parts, { ...surroundingsOf(parts), icons: namesOf(icons), meanings: new Set() })));

interface Context extends Surroundings {
  /** Names of icons by their shapes. */
  readonly icons: ReadonlyMap<string, string>;
  /** The meanings of terms so far. */
  readonly meanings: Set<string>;
}

/** Elements that are part of a text. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b br cite code em i q s small span strong sub sup svg time wbr'.split(' '),
);

const isElement = (part: Part): part is Element => typeof part !== 'string';

/** Ticks and circles are drawn as part of the text beside them. */
const isTick = ({ tag, attributes: { type } }: Element): boolean =>
  tag === 'input' && (type === 'checkbox' || type === 'radio');

/** A term in a text: a button, its label, and its meaning. */
const isTerm = ({ tag, children }: Element): boolean =>
  tag === 'span' && children.some((part) => isElement(part) && part.attributes.popover !== undefined);

const isInline = (part: Part): boolean =>
  !isElement(part) ||
  part.tag === 'svg' ||
  isTick(part) ||
  isTerm(part) ||
  (inline.has(part.tag) && part.attributes.role === undefined && part.children.every(isInline));

/** The lines of neighbours: those that are part of a text share one. A list has its arrow beside it. */
function linesOf(parts: readonly Part[], context: Context): Line[] {
  const lines: Line[] = [];
  let text: Part[] = [];
  const endText = () => {
    const words = textIn(text, context);
    const before = lines.at(-1);
    if (before?.text.startsWith('select') && /^:[\w-]+:$/.test(words))
      lines.splice(-1, 1, { ...before, text: `${before.text} ${words}` });
    else if (words !== '') lines.push({ text: words, inside: [] });
    text = [];
  };
  for (const part of parts) {
    if (isInline(part)) text.push(part);
    else {
      endText();
      lines.push(...elementLines(part as Element, context));
    }
  }
  endText();
  return lines;
}

function elementLines(element: Element, outer: Context): Line[] {
  const { tag, children, attributes } = element;
  const field = attributes['data-field'];
  const context = field === undefined ? outer : { ...outer, field };
  const label = tag + attributesOf(element, context);
  if (tag === 'select') return [{ text: `${label} ${optionsIn(children)}`, inside: [] }];
  const inside = linesOf(children, context);
  if (tag === 'tr') return [{ text: `${label} ${inside.map(wholeLine).join(' | ')}`, inside: [] }];
  if ((tag === 'div' || tag === 'span') && label === tag) return shortRow(inside);
  const [only] = inside;
  if (children.every(isInline)) return [{ text: [label, only?.text ?? ''].join(' ').trim(), inside: [] }];
  if (inside.length === 1) return [{ text: `${label} > ${only!.text}`, inside: only!.inside }];
  if (tag === 'dl') return [{ text: label, inside: paired(inside) }];
  const row = inLines.has(tag) ? inside : shortRow(inside, label);
  return row.length === 1 ? row : [{ text: label, inside }];
}

/** Elements whose parts have a line each. */
const inLines: ReadonlySet<string> = new Set('article dialog fieldset form main nav section table'.split(' '));

const wholeLine = ({ text, inside }: Line): string => [text, ...inside.map(wholeLine)].join(' / ');

/** The longest line that elements share, in characters. */
const longestRow = 280;

/** One line for the lines of an element if they are short, after its label if it does not only lay out others. */
function shortRow(lines: Line[], label?: string): Line[] {
  const text = (label === undefined ? '' : `${label} > `) + lines.map((line) => line.text).join(' | ');
  const needsLine = (line: string) => /^h\d/.test(line) || (label !== undefined && /^(dt|select|tr)\b| > /.test(line));
  const isRow = lines.every((line) => line.inside.length === 0 && !needsLine(line.text));
  return lines.length > 0 && isRow && text.length <= longestRow ? [{ text, inside: [] }] : lines;
}

/** Each term of a list shares a line with its description. */
function paired(lines: readonly Line[]): Line[] {
  const pairs: Line[] = [];
  for (const line of lines) {
    const before = pairs.at(-1);
    if (line.text.startsWith('dd') && before?.text.startsWith('dt') && before.inside.length === 0)
      pairs.splice(-1, 1, { text: `${before.text} | ${line.text}`, inside: line.inside });
    else pairs.push(line);
  }
  return pairs;
}

/** A text with its links and icons. */
function textIn(parts: readonly Part[], context: Context): string {
  let text = '';
  let before: Part | undefined;
  for (const part of parts) {
    const words = isElement(part) ? wordsOf(part, context) : part.replaceAll(/\s+/g, ' ');
    text += isApart(before, part) && !text.endsWith(' ') && !words.startsWith(' ') ? ` ${words}` : words;
    before = part;
  }
  return text.trim();
}

/** Whether a style sheet keeps two neighbours apart: one is an icon, a tick or a span, or both are elements. */
const isApart = (before: Part | undefined, part: Part): boolean =>
  before !== undefined && (isPlaced(before) || isPlaced(part) || (isElement(before) && isElement(part)));

const isPlaced = (part: Part): boolean =>
  isElement(part) &&
  (part.tag === 'svg' || isTick(part) || (part.tag === 'span' && part.attributes.class !== undefined));

function wordsOf(element: Element, context: Context): string {
  const { tag, attributes, children } = element;
  if (tag === 'svg') return `:${context.icons.get(shapesOf(children)) ?? 'drawing'}:`;
  if (isTick(element)) return tickOf(element, context);
  if (tag === 'br') return ' / ';
  const text = textIn(children, context);
  if (tag === 'a') {
    const { href = '', ...others } = attributes;
    return `[${text}](${href})${attributesOf({ ...element, attributes: others }, context)}`;
  }
  if (tag === 'q') return `“${text}”`;
  if (tag === 'strong') return `**${text}**`;
  const own = attributesOf(element, context);
  if (tag === 'button' || tag === 'label') return `#[${`${tag}${own} ${text}`.trim()}]`;
  if (attributes.popover !== undefined) return `#[${tag}${own} ${meaningOf(text, context)}]`;
  return own === '' || own === '(aria-hidden)' ? text : `#[${`${tag}${own} ${text}`.trim()}]`;
}

/** The meaning of a term: whole where it is first, then by its first words. */
function meaningOf(text: string, { meanings }: Context): string {
  if (meanings.has(text)) return `${text.slice(0, 24)} … as above`;
  meanings.add(text);
  return text;
}

function tickOf(element: Element, context: Context): string {
  // A hidden tick is drawn as a sign.
  const { type, checked, class: _, ...others } = element.attributes;
  const mark = checked === undefined ? ' ' : 'x';
  return (type === 'radio' ? `(${mark})` : `[${mark}]`) + attributesOf({ ...element, attributes: others }, context);
}

/** The options of a list, with their values where these are not the labels in small letters. */
function optionsIn(children: readonly Part[]): string {
  const shown = children.filter(isElement).map((option) => {
    if (option.tag !== 'option') return `${option.attributes.label ?? ''}: ${optionsIn(option.children)}`;
    const label = option.children.join('');
    const { value = label, selected, disabled } = option.attributes;
    const words = isNamedAfter(value, label) ? label : `${value || '""'} = ${label}`;
    return `${selected === undefined ? '' : '(x) '}${words}${disabled === undefined ? '' : ' (disabled)'}`;
  });
  return withoutRuns(shown).join(' | ');
}

export const isNamedAfter = (value: string, label: string): boolean =>
  value === label ||
  value ===
    label
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '');

const shapesOf = (parts: readonly Part[]): string =>
  parts
    .filter(isElement)
    .map(({ tag, attributes }) => shapeKey(tag, attributes))
    .join();

const shapeKey = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `${tag} ${Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .sort()
    .join()}`;

const known = new WeakMap<Icons, ReadonlyMap<string, string>>();

function namesOf(icons: Icons): ReadonlyMap<string, string> {
  if (!known.has(icons))
    known.set(
      icons,
      new Map([...icons].map(([name, shapes]) => [shapes.map(([tag, all]) => shapeKey(tag, all)).join(), name])),
    );
  return known.get(icons)!;
}
