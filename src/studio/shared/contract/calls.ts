import { addingCalls } from './adding.ts';
import { conditionCalls } from './conditions.ts';
import { dayCalls } from './days.ts';
import { editCalls } from './edits.ts';
import { fileCalls } from './files.ts';
import { nameCalls } from './names.ts';
import { pictureCalls } from './pictures.ts';
import { proofCalls } from './proof.ts';
import { reviewCalls } from './review.ts';
import { sheetCalls } from './sheet.ts';
import { siteCalls } from './site.ts';
import { textCalls } from './text.ts';
import { thingCalls } from './thing.ts';

/** Every call of Studio's API. The client, the server's guard and the types follow from it. */
export const calls = {
  ...siteCalls,
  ...thingCalls,
  ...editCalls,
  ...addingCalls,
  ...conditionCalls,
  ...dayCalls,
  ...fileCalls,
  ...nameCalls,
  ...pictureCalls,
  ...proofCalls,
  ...reviewCalls,
  ...sheetCalls,
  ...textCalls,
};
