import { addRoute, addsRoute } from './adding/routes.ts';
import { discardRoute, editRoute, stepRoute } from './edit.ts';
import type { Routes } from './http.ts';
import { newRoute } from './files/new.ts';
import { nameRoute, renameRoute } from './names/rename.ts';
import { namesRoute, saidRoute } from './conditions/routes.ts';
import { exampleRoute } from './proof/example-route.ts';
import { proofRoute } from './proof/route.ts';
import { siteAnswer } from './site.ts';
import { findRoute, markRoute, thingRoute } from './thing-routes.ts';
import type { Studio } from './studio.ts';
import { languageRoutes } from './text/language-routes.ts';
import { textRoute, writeRoute } from './text/text-routes.ts';

/** Every question that Studio's page can ask. */
export const routesOf = (studio: Studio): Routes => ({
  'GET site': () => siteAnswer(studio),
  'GET thing': thingRoute(studio),
  'GET mark': markRoute(studio),
  'GET find': findRoute(studio),
  'GET proof': proofRoute(studio),
  'POST example': exampleRoute(studio),
  'GET name': nameRoute(studio),
  'POST rename': renameRoute(studio),
  'POST new': newRoute(studio),
  'GET adds': addsRoute(studio),
  'POST add': addRoute(studio),
  'GET names': namesRoute(studio),
  'GET said': saidRoute(studio),
  'POST edit': editRoute(studio),
  'POST undo': stepRoute(studio, 'undo'),
  'POST redo': stepRoute(studio, 'redo'),
  'GET text': textRoute(studio),
  'POST write': writeRoute(studio),
  ...languageRoutes(studio),
  'POST discard': discardRoute(studio),
});
