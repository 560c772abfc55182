import { learnOptions } from '../../../shared/engine/known-options.ts';
import type { Option } from '../../../shared/plan/answers.ts';
import { chosenOptions, keepChosenOption, type ChosenOption } from '../../storage/chosenOptions.ts';
import { openStorage } from '../../storage/device.ts';

const storage = openStorage(() => sessionStorage);

// Before any form is drawn, so that the labels of earlier answers are known.
for (const { list, option } of chosenOptions(storage)) learnOptions(list, [option]);

/** The options of a list that the visitor has found. */
export const foundOptions = (list: string): readonly Option[] => learnOptions(list, []);

/** Keeps an option that the visitor has chosen from a list on the server. */
export const keepOption = (chosen: ChosenOption): void => keepChosenOption(storage, chosen);
