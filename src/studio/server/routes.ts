import { addRoute, addsRoute } from './adding/routes.ts';
import { discardRoute, editRoute, stepRoute } from './edit.ts';
import type { Routes } from './http.ts';
import { siteAnswer } from './site.ts';
import { iconsRoute, pictureRoute, picturesRoute } from './pictures/routes.ts';
import { cellRoute, pasteRoute, sheetRoute } from './sheet/routes.ts';
import { findRoute, markRoute, thingRoute } from './thing-routes.ts';
import type { Studio } from './studio.ts';

/** Every question that Studio's page can ask. */
export const routesOf = (studio: Studio): Routes => ({
  'GET site': () => siteAnswer(studio),
  'GET thing': thingRoute(studio),
  'GET mark': markRoute(studio),
  'GET find': findRoute(studio),
  'GET icons': iconsRoute(studio),
  'GET pictures': picturesRoute(studio),
  'GET picture': pictureRoute(studio),
  'GET sheet': sheetRoute(studio),
  'POST cell': cellRoute(studio),
  'POST paste': pasteRoute(studio),
  'GET adds': addsRoute(studio),
  'POST add': addRoute(studio),
  'POST edit': editRoute(studio),
  'POST undo': stepRoute(studio, 'undo'),
  'POST redo': stepRoute(studio, 'redo'),
  'POST discard': discardRoute(studio.workspace),
});
