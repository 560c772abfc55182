import { addingCalls } from '../adding/contract.ts';
import { conditionCalls } from '../conditions/contract.ts';
import { dayCalls } from '../days/contract.ts';
import { editCalls } from '../edit/contract.ts';
import { exampleCalls } from '../examples/contract.ts';
import { fileCalls } from '../files/contract.ts';
import { findCalls } from '../find/contract.ts';
import { insightCalls } from '../insights/contract.ts';
import { languageCalls } from '../languages/contract.ts';
import { nameCalls } from '../names/contract.ts';
import { pictureCalls } from '../pictures/contract.ts';
import { proofCalls } from '../proof/contract.ts';
import { reviewCalls } from '../review/contract.ts';
import { sheetCalls } from '../sheet/contract.ts';
import { siteCalls } from '../site/contract.ts';
import { textCalls } from '../text/contract.ts';
import { thingCalls } from '../thing/contract.ts';

/** All calls of Studio's API. The client, the server's validation and the types are derived from it. */
export const calls = {
  ...siteCalls,
  ...thingCalls,
  ...editCalls,
  ...addingCalls,
  ...conditionCalls,
  ...dayCalls,
  ...exampleCalls,
  ...fileCalls,
  ...findCalls,
  ...insightCalls,
  ...languageCalls,
  ...nameCalls,
  ...pictureCalls,
  ...proofCalls,
  ...reviewCalls,
  ...sheetCalls,
  ...textCalls,
};
