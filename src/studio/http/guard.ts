import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that the guard checks. */
export interface GuardedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The port that got the request. */
  readonly port: number;
}

/** Passes or refuses a request, or redirects to the address without the token and sets a cookie. */
export type Verdict =
  | { readonly pass: true }
  | { readonly refused: number; readonly why: string }
  | { readonly cookie: string; readonly to: string };

/** The address of Studio's page. */
export const home = '/__studio/';

/** Name of the cookie with the token. Cookies ignore ports, so the name contains the port. */
const cookieName = (port: number): string => `studio-${port}`;

const refuse = (refused: number, why: string): Verdict => ({ refused, why });

/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Allows requests from Studio's own page and the site in its frame, in a browser that has opened the address with the
 * token. Refuses pages of other sites that reach this machine by another host name, a link or a form.
 */
export function checkRequest({ method, url, headers, port }: GuardedRequest, token: string): Verdict {
  const host = headers.host ?? '';
  if (!hostsOf(port).includes(host)) return refuse(421, 'Studio answers only on this machine.');
  const { pathname, searchParams } = new URL(url, `http://${host}`);
  const given = searchParams.get('token');
  if (method === 'GET' && pathname === home && given !== null)
    return isSameToken(given, token)
      ? { cookie: `${cookieName(port)}=${token}; Path=/; HttpOnly; SameSite=Strict`, to: home }
      : refuse(403, 'This address is out of date. Use the one in the terminal.');
  if (!isSameToken(cookieIn(headers.cookie, cookieName(port)), token))
    return refuse(403, 'Open Studio with the address in the terminal.');
  return isOwn(method, headers, `http://${host}`) ? { pass: true } : refuse(403, 'Only Studio itself may do this.');
}

/** Allowed Host headers. Prevents DNS rebinding. */
const hostsOf = (port: number): string[] => ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);

/** Whether a request comes from Studio's own page, or, for safe methods, from the address bar. */
function isOwn(method: string, headers: IncomingHttpHeaders, origin: string): boolean {
  const from = headers['sec-fetch-site'];
  if (safeMethods.has(method)) return from === undefined || from === 'same-origin' || from === 'none';
  return headers.origin === origin && (from === undefined || from === 'same-origin');
}

/** Compares in constant time. */
function isSameToken(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function cookieIn(header: string | undefined, name: string): string {
  const own = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return own?.slice(name.length + 1) ?? '';
}
