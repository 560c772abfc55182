/** Headers of an answer, by name. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** The parts of the content security policy that depend on config. */
export interface SecurityOptions {
  /** Origins that may be shown in a frame, such as the map on the contact page. */
  readonly frames?: readonly string[];
  /** Names of the trusted-types policies that the pages create. */
  readonly trustedTypes?: readonly string[];
  /** Whether a page previews pictures of the visitor's device. */
  readonly previews?: boolean;
}

/** Browser features that are disabled for pages and frames. */
const refusedPermissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers of every answer, pages and API alike. */
export function securityHeaders(options: SecurityOptions = {}): AnswerHeaders {
  return {
    'Content-Security-Policy': contentPolicy(options),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedPermissions.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': embedderPolicy(options),
  };
}

function contentPolicy({ frames = [], trustedTypes = [], previews = false }: SecurityOptions): string {
  const ownOnly = ['script-src', 'style-src', 'connect-src', 'font-src', 'manifest-src', 'form-action'];
  return [
    "default-src 'none'",
    ...ownOnly.map((directive) => `${directive} 'self'`),
    `img-src 'self'${previews ? ' blob:' : ''}`,
    `frame-src ${sources(frames)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${sources(trustedTypes)}`,
  ].join('; ');
}

/**
 * With an embedder policy, frames of other sites load only as `<iframe credentialless>`. Safari supports neither that
 * attribute nor the value `credentialless`, so it ignores this value and shows the frame. With `require-corp` the frame
 * would be blank.
 */
function embedderPolicy({ frames = [] }: SecurityOptions): string {
  return frames.length > 0 ? 'credentialless' : 'require-corp';
}

function sources(allowed: readonly string[]): string {
  return allowed.length > 0 ? allowed.join(' ') : "'none'";
}
