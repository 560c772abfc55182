import { references } from '../resolve/references.ts';
import { compileMessage } from '../resolve/message.ts';
import { numberStyleOf } from '../resolve/money.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** A copy of a piece of config in which every message is compiled. The contract tells which texts are messages. */
export function mapMessages<T>(data: T, contract: string, symbols: Pick<SymbolTable, 'contracts' | 'site'>): T {
  const messages = references(data, contract, symbols.contracts).filter(
    ({ kind, value }) => kind === 'message' && /[{']/.test(value),
  );
  if (messages.length === 0) return data;
  const copy = structuredClone(data);
  const style = numberStyleOf(symbols);
  for (const { path, value } of messages) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], copy) as Record<
      string | number,
      unknown
    >;
    const last = path.at(-1);
    if (last !== undefined) holder[last] = compileMessage(value, style);
  }
  return copy;
}
