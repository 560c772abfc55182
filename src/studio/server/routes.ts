import { addRoute, addsRoute } from './adding/routes.ts';
import { discardRoute, editRoute, stepRoute } from './edit/routes.ts';
import type { Routes } from './http/http.ts';
import { reviewRoutes } from './review/routes.ts';
import { newRoute } from './files/new.ts';
import { removalRoute, removeRoute } from './files/remove.ts';
import { nameRoute, renameRoute } from './names/rename.ts';
import { namesRoute, saidRoute } from './conditions/routes.ts';
import { exampleRoute } from './proof/example.ts';
import { proofRoute } from './proof/routes.ts';
import { siteAnswer } from './site/site.ts';
import { iconsRoute, pictureRoute, picturesRoute } from './pictures/routes.ts';
import { cellRoute, pasteRoute, sheetRoute } from './sheet/routes.ts';
import { findRoute, markRoute, thingRoute } from './thing/routes.ts';
import type { Studio } from './studio.ts';
import { dayRoute } from './days/turns.ts';
import { languageRoutes } from './text/language-routes.ts';
import { textRoute, writeRoute } from './text/text-routes.ts';

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
  'POST day': dayRoute(studio),
  'GET proof': proofRoute(studio),
  'POST example': exampleRoute(studio),
  'GET name': nameRoute(studio),
  'POST rename': renameRoute(studio),
  'POST new': newRoute(studio),
  'GET removal': removalRoute(studio),
  'POST remove': removeRoute(studio),
  'GET adds': addsRoute(studio),
  'POST add': addRoute(studio),
  'GET names': namesRoute(studio),
  'GET said': saidRoute(studio),
  'POST edit': editRoute(studio),
  'POST undo': stepRoute(studio, 'undo'),
  'POST redo': stepRoute(studio, 'redo'),
  ...reviewRoutes(studio),
  'GET text': textRoute(studio),
  'POST write': writeRoute(studio),
  ...languageRoutes(studio),
  'POST discard': discardRoute(studio),
});
