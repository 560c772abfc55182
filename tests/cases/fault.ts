import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Contracts } from '../../src/compiler/check/contracts.ts';
import type { RulePlugin } from '../../src/plan/form.ts';
import { rules } from '../../src/plugins/registry.ts';

/** A fault of the code, in a file of its own: the name of a plug-in that throws, or of a contract that is too loose. */
export interface Fault {
  readonly plugin?: string;
  readonly contract?: string;
}

/** Works while the code has a fault, if the file exists. `work` takes what gives the contracts their fault. */
export function withFault<Result>(file: string, work: (at: (contracts: Contracts) => Contracts) => Result): Result {
  const fault = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Fault) : {};
  return withThrowing(fault.plugin, () => work((contracts) => loosened(contracts, fault.contract)));
}

/** The same contracts, of which one lets everything pass. */
export function loosened(contracts: Contracts, contract: string | undefined): Contracts {
  const anything = Object.assign(() => true, { errors: null }) as unknown as ReturnType<Contracts['validator']>;
  return { ...contracts, validator: (id) => (id === contract ? anything : contracts.validator(id)) };
}

/** Works while a plug-in throws. */
export function withThrowing<Result>(plugin: string | undefined, work: () => Result): Result {
  const all = rules as Record<string, RulePlugin>;
  const sound = plugin === undefined ? undefined : all[plugin];
  if (plugin === undefined || !sound) return work();
  all[plugin] = () => {
    throw new TypeError('answers.age is not a number');
  };
  try {
    return work();
  } finally {
    all[plugin] = sound;
  }
}
