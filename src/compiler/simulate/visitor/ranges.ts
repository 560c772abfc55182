import * as days from '../../../shared/engine/ranges/days.ts';
import * as logic from '../../../shared/engine/ranges/logic.ts';
import * as numbers from '../../../shared/engine/ranges/numbers.ts';
import * as tables from '../../../shared/engine/ranges/tables.ts';
import * as texts from '../../../shared/engine/ranges/texts.ts';
import * as words from '../../../shared/engine/ranges/words.ts';

/** The functions that expressions call while some answers are open. */
export const ranges = { words, numbers, logic, texts, days, tables };
