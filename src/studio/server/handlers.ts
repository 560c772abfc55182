import type { Handlers } from '../shared/contract/call.ts';
import type { calls } from '../shared/contract/calls.ts';
import { addingHandlers } from './adding/handlers.ts';
import { conditionHandlers } from './conditions/handlers.ts';
import { dayHandlers } from './days/turns.ts';
import { editHandlers } from './edit/handlers.ts';
import { fileHandlers } from './files/remove.ts';
import { nameHandlers } from './names/rename.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { proofHandlers } from './proof/handlers.ts';
import { reviewHandlers } from './review/handlers.ts';
import { sheetHandlers } from './sheet/handlers.ts';
import { siteAnswer } from './site/site.ts';
import type { Studio } from './studio.ts';
import { languageHandlers } from './text/language-handlers.ts';
import { textHandlers } from './text/handlers.ts';
import { thingHandlers } from './thing/handlers.ts';

/** What answers each call of the contract. */
export const handlersOf = (studio: Studio): Handlers<typeof calls> => ({
  site: () => siteAnswer(studio),
  ...thingHandlers(studio),
  ...editHandlers(studio),
  ...addingHandlers(studio),
  ...conditionHandlers(studio),
  ...dayHandlers(studio),
  ...fileHandlers(studio),
  ...nameHandlers(studio),
  ...pictureHandlers(studio),
  ...proofHandlers(studio),
  ...reviewHandlers(studio),
  ...sheetHandlers(studio),
  ...textHandlers(studio),
  ...languageHandlers(studio),
});
