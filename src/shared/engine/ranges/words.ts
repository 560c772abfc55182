import * as words from '../expressions/words.ts';
import { lifted } from './open.ts';

/** How open answers read. */
export const label = lifted(words.label);
