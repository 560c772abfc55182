import type { ComponentType } from 'react';
import type { BlockProps } from '../../shared/plan/blocks.generated.ts';

/** A view for every block of schemas/blocks, with the properties that its contract names. */
type Registry = { readonly [Name in keyof BlockProps]: () => Promise<{ default: ComponentType<BlockProps[Name]> }> };

/**
 * Every block. Pages import the views that they use themselves; through this table the type checker compares each view
 * with its contract.
 */
export const blocks = {
  'app-promo': () => import('../blocks/app-promo/view.tsx'),
  carried: () => import('../blocks/carried/view.tsx'),
  'catalog-compare': () => import('../blocks/catalog-compare/view.tsx'),
  'catalog-item': () => import('../blocks/catalog-item/view.tsx'),
  'catalog-list': () => import('../blocks/catalog-list/view.tsx'),
  'category-shortcuts': () => import('../blocks/category-shortcuts/view.tsx'),
  checklist: () => import('../blocks/checklist/view.tsx'),
  'contact-cards': () => import('../blocks/contact-cards/view.tsx'),
  cta: () => import('../blocks/cta/view.tsx'),
  faq: () => import('../blocks/faq/view.tsx'),
  features: () => import('../blocks/features/view.tsx'),
  form: () => import('../blocks/form/view.tsx'),
  glossary: () => import('../blocks/glossary/view.tsx'),
  hero: () => import('../blocks/hero/view.tsx'),
  'hero-carousel': () => import('../blocks/hero-carousel/view.tsx'),
  jobs: () => import('../blocks/jobs/view.tsx'),
  'logo-strip': () => import('../blocks/logo-strip/view.tsx'),
  'map-frame': () => import('../blocks/map-frame/view.tsx'),
  'not-found': () => import('../blocks/not-found/view.tsx'),
  notifications: () => import('../blocks/notifications/view.tsx'),
  offers: () => import('../blocks/offers/view.tsx'),
  'own-requests': () => import('../blocks/own-requests/view.tsx'),
  panel: () => import('../blocks/panel/view.tsx'),
  prose: () => import('../blocks/prose/view.tsx'),
  purposes: () => import('../blocks/purposes/view.tsx'),
  'saved-items': () => import('../blocks/saved-items/view.tsx'),
  'services-grid': () => import('../blocks/services-grid/view.tsx'),
  situations: () => import('../blocks/situations/view.tsx'),
  stats: () => import('../blocks/stats/view.tsx'),
  steps: () => import('../blocks/steps/view.tsx'),
  table: () => import('../blocks/table/view.tsx'),
  testimonials: () => import('../blocks/testimonials/view.tsx'),
  tiles: () => import('../blocks/tiles/view.tsx'),
  wizard: () => import('../blocks/wizard/view.tsx'),
} as const satisfies Registry;
