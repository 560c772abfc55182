import * as words from '../expressions/words.ts';
import { lifted } from './open.ts';

/** Labels of answers that may be open. */
export const label = lifted(words.label);
