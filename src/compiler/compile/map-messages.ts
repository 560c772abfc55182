import type { Contracts } from '../check/contracts.ts';
import { references } from '../resolve/references.ts';
import { compileMessage } from '../resolve/message.ts';

/** A copy of a piece of config in which every message is compiled. The contract tells which texts are messages. */
export function mapMessages<T>(data: T, contract: string, contracts: Contracts): T {
  const messages = references(data, contract, contracts).filter(
    ({ kind, value }) => kind === 'message' && /[{']/.test(value),
  );
  if (messages.length === 0) return data;
  const copy = structuredClone(data);
  for (const { path, value } of messages) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], copy) as Record<
      string | number,
      unknown
    >;
    const last = path.at(-1);
    if (last !== undefined) holder[last] = compileMessage(value);
  }
  return copy;
}
