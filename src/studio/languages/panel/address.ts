import type { LanguageEntry } from '../contract.ts';

/** The language of an address by its first segment: the first language if none fits. */
export const languageAt = (address: string, languages: readonly LanguageEntry[]): LanguageEntry | undefined =>
  languages.find(({ base }) => base !== '' && `${address}/`.toLowerCase().startsWith(`${base}/`.toLowerCase())) ??
  languages[0];

/** An address in another language. */
export function addressIn(address: string, from: LanguageEntry | undefined, to: LanguageEntry): string {
  const bare = address.slice(from?.base.length) || '/';
  return to.base === '' ? bare : to.base + (bare === '/' ? '' : bare);
}
