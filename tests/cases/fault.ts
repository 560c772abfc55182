import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Contracts } from '../../src/compiler/check/contracts.ts';
import type { Answers } from '../../src/shared/plan/answers.ts';
import { estimates, rules } from '../../src/plugins/registry.ts';

/**
 * A fault of the code, in a file of its own: the name of a plug-in that throws, always or for one answer, or returns
 * NaN; or the name of a contract that accepts everything.
 */
export interface Fault {
  readonly plugin?: string;
  /** The only answer that triggers the fault of the plug-in. */
  readonly answer?: { readonly field: string; readonly value: number };
  /** Whether the plug-in returns NaN instead of throwing. */
  readonly noNumber?: boolean;
  readonly contract?: string;
}

/** Runs `work` while the code has a fault, if the file exists. `work` gets the function that breaks the contracts. */
export function withFault<Result>(file: string, work: (at: (contracts: Contracts) => Contracts) => Result): Result {
  const fault = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Fault) : {};
  return withThrowing(fault, () => work((contracts) => loosened(contracts, fault.contract)));
}

/** The same contracts, except that one accepts everything. */
export function loosened(contracts: Contracts, contract: string | undefined): Contracts {
  const anything = Object.assign(() => true, { errors: null }) as unknown as ReturnType<Contracts['validator']>;
  return { ...contracts, validator: (id) => (id === contract ? anything : contracts.validator(id)) };
}

/** Runs `work` while a plug-in has a fault. */
export function withThrowing<Result>({ plugin, answer, noNumber }: Fault, work: () => Result): Result {
  const all = { rules, estimates } as unknown as Record<string, Record<string, Plugin>>;
  const kind = Object.values(all).find((plugins) => plugin !== undefined && plugin in plugins);
  const sound = kind?.[plugin ?? ''];
  if (plugin === undefined || !kind || !sound) return work();
  kind[plugin] = (answers, ...more) => {
    const found = sound(answers, ...more);
    if (answer && answers[answer.field] !== answer.value) return found;
    if (noNumber) return { values: { premium: Number.NaN } };
    throw new TypeError('answers.age is not a number');
  };
  try {
    return work();
  } finally {
    kind[plugin] = sound;
  }
}

type Plugin = (answers: Answers, ...more: readonly unknown[]) => unknown;
