import { discardRoute, editRoute, stepRoute } from './edit.ts';
import type { Routes } from './http.ts';
import { reviewRoutes } from './review/routes.ts';
import { nameRoute, renameRoute } from './names/rename.ts';
import { siteAnswer } from './site.ts';
import { findRoute, markRoute, thingRoute } from './thing-routes.ts';
import type { Studio } from './studio.ts';

/** Every question that Studio's page can ask. */
export const routesOf = (studio: Studio): Routes => ({
  'GET site': () => siteAnswer(studio),
  'GET thing': thingRoute(studio),
  'GET mark': markRoute(studio),
  'GET find': findRoute(studio),
  'GET name': nameRoute(studio),
  'POST rename': renameRoute(studio),
  'POST edit': editRoute(studio),
  'POST undo': stepRoute(studio, 'undo'),
  'POST redo': stepRoute(studio, 'redo'),
  ...reviewRoutes(studio),
  'POST discard': discardRoute(studio),
});
