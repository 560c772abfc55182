import type { Contracts } from '../check/contracts.ts';

/**
 * What draws a field: a widget of our theme, a field of the theme that draws itself, or a widget that was written for
 * rjsf.
 */
export type Drawing =
  | { readonly kind: 'widget'; readonly name: string }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'plain'; readonly name: string; readonly file: string; readonly frame: string };

/** What a field has for which its control may have another widget. */
export type Special = 'searched' | 'noticed';

/**
 * What draws the fields of a control: the widget of its own name, or what its contract names in `x-drawn-by`: another
 * widget, a field of the theme as `fields/rows`, or the file of a plug-in's widget.
 * Takes    `special`: its list is searched on the server, or it has the notice of a consent; `x-searched-by` and
 *          `x-noticed-by` name the widget for that, if the control has one
 * Returns  `name`: its name in the theme of a page
 */
export function drawingOf(control: string, { schemas }: Pick<Contracts, 'schemas'>, special?: Special): Drawing {
  const contract = schemas.get(`fields/${control}.schema.json`) ?? {};
  const { 'x-drawn-by': by = control, 'x-frame': frame = 'label' } = contract;
  const drawnBy = String((special && contract[`x-${special}-by`]) ?? by);
  if (drawnBy.endsWith('.tsx')) return { kind: 'plain', name: control, file: drawnBy, frame: String(frame) };
  return drawnBy.startsWith('fields/')
    ? { kind: 'field', name: drawnBy.slice('fields/'.length) }
    : { kind: 'widget', name: drawnBy };
}
