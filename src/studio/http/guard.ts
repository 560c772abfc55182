import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What the guard looks at of a request. */
export interface Asking {
  readonly method: string;
  /** As the request line has it: path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The port on which the request came in. */
  readonly port: number;
}

/** Why a request is refused; or how it goes on: into Studio, or to the address without the token, with a cookie. */
export type Verdict =
  | { readonly pass: true }
  | { readonly refused: number; readonly why: string }
  | { readonly cookie: string; readonly to: string };

/** Where Studio lives. */
export const home = '/__studio/';

/** The name under which a browser keeps the token. Cookies know no ports, so the name says which Studio it is of. */
const cookieName = (port: number): string => `studio-${port}`;

const refuse = (refused: number, why: string): Verdict => ({ refused, why });

/** Methods that change nothing. */
const harmless = new Set(['GET', 'HEAD']);

/**
 * Who may come into Studio: pages of Studio itself, in a browser that has once been given the address with the token.
 * A page of another site that reaches this machine (by another name for it, by a link, or by a form) may not.
 */
export function judge({ method, url, headers, port }: Asking, token: string): Verdict {
  const host = headers.host ?? '';
  if (!hostsOf(port).includes(host)) return refuse(421, 'Studio answers on this machine alone.');
  const { pathname, searchParams } = new URL(url, `http://${host}`);
  const given = searchParams.get('token');
  if (method === 'GET' && pathname === home && given !== null)
    return isSame(given, token)
      ? { cookie: `${cookieName(port)}=${token}; Path=/__studio; HttpOnly; SameSite=Strict`, to: home }
      : refuse(403, 'This address is of another run. Take the one that the terminal shows.');
  if (!isSame(cookieIn(headers.cookie, cookieName(port)), token))
    return refuse(403, 'Open Studio by the address that the terminal shows.');
  return isOwn(method, headers, `http://${host}`) ? { pass: true } : refuse(403, 'Only Studio itself may ask this.');
}

/** The names of this machine, as a Host header has them. A page that comes by another name is not ours. */
const hostsOf = (port: number): string[] => ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);

/** Whether a request comes from Studio's own page, or from the address bar where it changes nothing. */
function isOwn(method: string, headers: IncomingHttpHeaders, origin: string): boolean {
  const from = headers['sec-fetch-site'];
  if (harmless.has(method)) return from === undefined || from === 'same-origin' || from === 'none';
  return headers.origin === origin && (from === undefined || from === 'same-origin');
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function cookieIn(header: string | undefined, name: string): string {
  const own = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return own?.slice(name.length + 1) ?? '';
}
