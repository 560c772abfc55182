import type { Size } from './build.ts';

/** The variants. All are compared with the first. */
export const variants = {
  hand: { entry: 'peers/hand/entry.tsx', schema: false },
  dressed: { entry: 'hand/{size}.tsx', schema: false },
  ours: { entry: 'ours/entry.tsx', schema: true },
  'react-hook-form': { entry: 'peers/react-hook-form/entry.tsx', schema: false },
  'data-driven-forms': { entry: 'peers/data-driven-forms/entry.tsx', schema: true },
  formily: { entry: 'peers/formily/entry.tsx', schema: true },
  'rjsf-tuned': { entry: 'peers/rjsf-tuned/entry.tsx', schema: true },
  stock: { entry: 'stock/entry.tsx', schema: true },
} as const;

export type Variant = keyof typeof variants;
export const names = Object.keys(variants) as Variant[];

/** Peers that read a form from a schema, as our engine does. */
export const schemaPeers = names.filter((name) => variants[name].schema && name !== 'ours');

/** The variants of a form. The form with rows is compared with our large one. */
export const variantsOf = (size: Size): readonly Variant[] => (size === 'rows' ? ['ours'] : names);
