import type { Handlers } from '../contract/call.ts';
import type { calls } from '../contract/calls.ts';
import { addingHandlers } from '../adding/server/handlers.ts';
import { conditionHandlers } from '../conditions/server/handlers.ts';
import { dayHandlers } from '../days/server/turns.ts';
import { editHandlers } from '../edit/server/handlers.ts';
import { exampleHandlers } from '../examples/server/handlers.ts';
import { fileHandlers } from '../files/server/remove.ts';
import { findHandlers } from '../find/server/handlers.ts';
import { insightHandlers } from '../insights/server/handlers.ts';
import { languageHandlers } from '../languages/server/handlers.ts';
import { nameHandlers } from '../names/server/rename.ts';
import { pictureHandlers } from '../pictures/server/handlers.ts';
import { proofHandlers } from '../proof/server/handlers.ts';
import { reviewHandlers } from '../review/server/handlers.ts';
import { sheetHandlers } from '../sheet/server/handlers.ts';
import { siteAnswer } from '../site/server/site.ts';
import type { Studio } from './studio.ts';
import { languageHandlers as languageServiceHandlers } from '../text/server/language-handlers.ts';
import { textHandlers } from '../text/server/handlers.ts';
import { thingHandlers } from '../thing/server/handlers.ts';

/** The handlers of all calls. */
export const handlersOf = (studio: Studio): Handlers<typeof calls> => ({
  site: () => siteAnswer(studio),
  ...thingHandlers(studio),
  ...editHandlers(studio),
  ...addingHandlers(studio),
  ...conditionHandlers(studio),
  ...dayHandlers(studio),
  ...exampleHandlers(studio),
  ...fileHandlers(studio),
  ...findHandlers(studio),
  ...insightHandlers(studio),
  ...languageHandlers(studio),
  ...nameHandlers(studio),
  ...pictureHandlers(studio),
  ...proofHandlers(studio),
  ...reviewHandlers(studio),
  ...sheetHandlers(studio),
  ...textHandlers(studio),
  ...languageServiceHandlers(studio),
});
