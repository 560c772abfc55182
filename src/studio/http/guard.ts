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

/**
 * Studio and the site that it shows have a port each, so that they are two origins: a script of the site can neither
 * read Studio's page nor call its API.
 */
export interface Ports {
  readonly studio: number;
  readonly site: number;
}

/** Passes or refuses a request, or redirects: a page of the site to its port, the address with the token to Studio. */
export type Verdict =
  | { readonly pass: true }
  | { readonly refused: number; readonly why: string }
  | { readonly to: string; readonly cookie?: string };

/** The address of Studio's page. */
export const home = '/__studio/';

/** Name of the cookie with the token. Cookies ignore ports, so the name contains the port. */
const cookieName = (port: number): string => `studio-${port}`;

const refuse = (refused: number, why: string): Verdict => ({ refused, why });

/** Whether an address is Studio's, and not the site's. */
export const isStudioUrl = (url: string): boolean => /^\/__studio(?:[/?#]|$)/.test(url);

/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD']);

/** What a browser asks for when it shows the answer as a page, whose scripts then have the origin of the port. */
const pageDestinations = new Set(['document', 'iframe', 'frame', 'embed', 'object']);

/**
 * Allows requests from Studio's own page and the site in its frame, each to its own port, in a browser that has opened
 * the address with the token. Refuses pages of other sites that reach this machine by another host name, a link or a
 * form.
 */
export function checkRequest({ method, url, headers, port }: GuardedRequest, ports: Ports, token: string): Verdict {
  const host = headers.host ?? '';
  if (!hostsOf(port).includes(host)) return refuse(421, 'Studio answers only on this machine.');
  const isForSite = port === ports.site;
  const { pathname, searchParams } = new URL(url, `http://${host}`);
  const given = searchParams.get('token');
  if (!isForSite && method === 'GET' && pathname === home && given !== null)
    return isSameToken(given, token)
      ? { cookie: `${cookieName(port)}=${token}; Path=/; HttpOnly; SameSite=Strict`, to: home }
      : refuse(403, 'This address is out of date. Use the one in the terminal.');
  if (!isSameToken(cookieIn(headers.cookie, cookieName(ports.studio)), token))
    return refuse(403, 'Open Studio with the address in the terminal.');
  const isAllowed = isOwn(method, headers, `http://${host}`) || (isForSite && isFramed(method, headers));
  if (!isAllowed || (isForSite && isStudioUrl(url))) return refuse(403, 'Only Studio itself may do this.');
  const isPage = pageDestinations.has(headers['sec-fetch-dest'] ?? '');
  return isPage && !isForSite && !isStudioUrl(url) ? { to: originAt(host, ports.site) + url } : { pass: true };
}

/** The origin at another port of the same host name. */
export const originAt = (host: string, port: number): string => `http://${host.replace(/:\d+$/, '')}:${port}`;

/** Allowed Host headers. Prevents DNS rebinding. */
const hostsOf = (port: number): string[] => ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);

/** Whether a request comes from a page of the same port, or, for safe methods, from the address bar. */
function isOwn(method: string, headers: IncomingHttpHeaders, origin: string): boolean {
  const from = headers['sec-fetch-site'];
  if (!safeMethods.has(method)) return headers.origin === origin && (from === undefined || from === 'same-origin');
  // Browsers that do not send Sec-Fetch-Site send the origin of a script that asks another one.
  return from === undefined ? (headers.origin ?? origin) === origin : from === 'same-origin' || from === 'none';
}

/** Whether a request loads the page in a frame of this machine. The answer says that only Studio may have it. */
const isFramed = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'GET' && headers['sec-fetch-site'] === 'same-site' && headers['sec-fetch-dest'] === 'iframe';

/** Compares in constant time. */
function isSameToken(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function cookieIn(header: string | undefined, name: string): string {
  const own = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return own?.slice(name.length + 1) ?? '';
}
