/**
 * The scoring of the HTTP Observatory as it is published (developer.mozilla.org, "Tests & Scoring", 2024): each test
 * has one result, each result a modifier. 100 points less the penalties; from 90 on, bonuses count too.
 */
export interface Visit {
  /** The answer to a page, as it comes over TLS. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly string[];
  readonly html: string;
  /** The redirect of the same address without TLS; undefined if nothing answers there. */
  readonly insecure: { readonly from: string; readonly to: string | undefined } | undefined;
}

export interface Scored {
  readonly score: number;
  readonly results: Readonly<Record<string, readonly [result: string, modifier: number]>>;
}

type Result = readonly [result: string, modifier: number];

export function scoreOf(visit: Visit): Scored {
  const results = {
    cookies: cookies(visit),
    cors: cors(visit),
    csp: csp(visit),
    hsts: hsts(visit),
    redirection: redirection(visit),
    referrer: referrer(visit),
    integrity: integrity(visit),
    sniffing:
      visit.headers['x-content-type-options'] === 'nosniff'
        ? (['x-content-type-options-nosniff', 0] as const)
        : (['x-content-type-options-not-implemented', -5] as const),
    framing: framing(visit),
    corp: corp(visit),
  };
  const modifiers = Object.values(results).map(([, modifier]) => modifier);
  const penalised = 100 + modifiers.filter((modifier) => modifier < 0).reduce((sum, one) => sum + one, 0);
  const bonus = modifiers.filter((modifier) => modifier > 0).reduce((sum, one) => sum + one, 0);
  return { score: Math.max(0, penalised >= 90 ? penalised + bonus : penalised), results };
}

function cookies({ cookies: all, headers }: Visit): Result {
  if (all.length === 0) return ['cookies-not-found', 0];
  const lacks = (flag: RegExp) => all.some((cookie) => !flag.test(cookie));
  if (lacks(/;\s*secure/i))
    return headers['strict-transport-security']
      ? ['cookies-without-secure-flag-but-protected-by-hsts', -5]
      : ['cookies-without-secure-flag', -20];
  if (lacks(/;\s*httponly/i)) return ['cookies-session-without-httponly-flag', -30];
  return lacks(/;\s*samesite=(strict|lax)/i)
    ? ['cookies-secure-with-httponly-sessions', 0]
    : ['cookies-secure-with-httponly-sessions-and-samesite', 5];
}

function cors({ headers }: Visit): Result {
  const allowed = headers['access-control-allow-origin'];
  if (allowed === undefined) return ['cross-origin-resource-sharing-not-implemented', 0];
  return allowed === '*' && headers['access-control-allow-credentials'] !== 'true'
    ? ['cross-origin-resource-sharing-implemented-with-public-access', 0]
    : ['cross-origin-resource-sharing-implemented-with-universal-access', -50];
}

/** Directives by name. If a name is repeated, the first counts. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name !== '' && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

const broad = (source: string): boolean => /^(https?:|data:|\*|https?:\/\/\*)$/.test(source);

function csp({ headers }: Visit): Result {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return ['csp-not-implemented', -25];
  const directives = directivesOf(policy);
  if (directives.size === 0) return ['csp-header-invalid', -25];
  const of = (name: string): readonly string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const active = [...of('script-src'), ...of('object-src')];
  if (active.some((source) => source === "'unsafe-inline'" || broad(source)))
    return ['csp-implemented-with-unsafe-inline', -20];
  const all = [...directives].filter(([name]) => name.endsWith('-src')).flatMap(([, sources]) => sources);
  if (active.some((source) => source.startsWith('http:'))) return ['csp-implemented-with-insecure-scheme', -20];
  if (all.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if (all.some((source) => source.startsWith('http:')))
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  if (of('style-src').some((source) => source === "'unsafe-inline'" || broad(source)))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  return directives.get('default-src')?.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

/** In seconds. */
const sixMonths = 15_768_000;

function hsts({ headers }: Visit): Result {
  const header = headers['strict-transport-security'];
  if (header === undefined) return ['hsts-not-implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(header)?.[1];
  if (age === undefined) return ['hsts-header-invalid', -20];
  return Number(age) >= sixMonths
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function redirection({ insecure }: Visit): Result {
  if (insecure === undefined) return ['redirection-not-needed-no-http', 0];
  if (insecure.to === undefined) return ['redirection-missing', -20];
  const [from, to] = [new URL(insecure.from), new URL(insecure.to)];
  if (to.protocol !== 'https:') return ['redirection-not-to-https', -20];
  return to.hostname === from.hostname ? ['redirection-to-https', 0] : ['redirection-off-host-from-http', -5];
}

function referrer({ headers }: Visit): Result {
  const policy = headers['referrer-policy']?.split(',').at(-1)?.trim();
  if (policy === undefined) return ['referrer-policy-not-implemented', 0];
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy))
    return ['referrer-policy-private', 5];
  return /^(origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/.test(policy)
    ? ['referrer-policy-unsafe', -5]
    : ['referrer-policy-header-invalid', -5];
}

function integrity({ html }: Visit): Result {
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/gi)].map(([tag, source = '']) => ({
    source,
    secured: /\sintegrity=/i.test(tag),
  }));
  if (sources.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
  const foreign = sources.filter(({ source }) => /^(https?:)?\/\//i.test(source));
  if (foreign.some(({ source }) => source.startsWith('http:')))
    return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
  if (foreign.some(({ secured }) => !secured)) return ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
  return sources.every(({ secured }) => secured)
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

function framing({ headers }: Visit): Result {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some(broad)) return ['x-frame-options-implemented-via-csp', 5];
  const header = headers['x-frame-options']?.toLowerCase();
  if (header === undefined) return ['x-frame-options-not-implemented', -20];
  return /^(deny|sameorigin)$/.test(header)
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-header-invalid', -20];
}

function corp({ headers }: Visit): Result {
  const policy = headers['cross-origin-resource-policy'];
  if (policy === undefined) return ['corp-not-implemented', 0];
  if (policy === 'same-origin' || policy === 'same-site') return [`corp-implemented-with-${policy}`, 0];
  return policy === 'cross-origin' ? ['corp-implemented-with-cross-origin', -20] : ['corp-header-invalid', -20];
}
