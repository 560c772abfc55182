import type { Option } from '../../shared/plan/answers.ts';
import { readJson, writeJson, type DeviceStorage } from './device.ts';

const storageKey = 'chosen-options';

/** How many options are kept. */
const most = 50;

/** An option, and the list on the server that has it. */
export interface ChosenOption {
  readonly list: string;
  readonly option: Option;
}

/** The kept options, the last chosen first; without entries that are damaged. */
export function chosenOptions(storage: DeviceStorage | undefined): readonly ChosenOption[] {
  const stored = readJson(storage, storageKey);
  return Array.isArray(stored) ? stored.filter(isChosen) : [];
}

/** Keeps an option, so that its label is known after a refresh. */
export function keepChosenOption(storage: DeviceStorage | undefined, chosen: ChosenOption): void {
  const others = chosenOptions(storage).filter(
    ({ list, option }) => list !== chosen.list || option.value !== chosen.option.value,
  );
  writeJson(storage, storageKey, [chosen, ...others].slice(0, most));
}

function isChosen(value: unknown): value is ChosenOption {
  const { list, option } = (value ?? {}) as Partial<ChosenOption>;
  return typeof list === 'string' && typeof option?.label === 'string' && isValue(option.value);
}

const isValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
