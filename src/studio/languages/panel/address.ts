import type { LanguageEntry } from '../contract.ts';

/** An address in another language. */
export function addressIn(address: string, from: LanguageEntry | undefined, to: LanguageEntry): string {
  const bare = address.slice(from?.base.length) || '/';
  return to.base === '' ? bare : to.base + (bare === '/' ? '' : bare);
}
