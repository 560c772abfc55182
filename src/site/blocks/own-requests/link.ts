import { placeInAddress } from '../../render/placeInAddress.ts';

/** A token: 128 bits in base64url. */
const token = /^#[\w-]{22}$/;

/** What the address asks to open: a token from a link, or the reference of a request of this device. */
export function takeFromAddress(): { readonly token?: string; readonly reference?: string } {
  const { hash } = location;
  if (hash.length < 2) return {};
  if (!token.test(hash)) return { reference: hash.slice(1) };
  // The token must not stay in the address, in the history or on a picture of the screen.
  placeInAddress(undefined);
  return { token: hash.slice(1) };
}

/** The private link to a request. */
export const linkOf = (token: string): string => `${location.origin}${location.pathname}#${token}`;
