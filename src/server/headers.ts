/** What config says about the content security policy. */
export interface SecurityOptions {
  /** Origins whose pages may stand in a frame, such as the contact page's map. */
  readonly frames?: readonly string[];
  /** Names of the trusted-types policies that the pages create. */
  readonly trustedTypes?: readonly string[];
}

const permissions = [
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

/**
 * The headers of every answer, pages and API alike, by name.
 * The dev server and the browser tests use the same.
 */
export function securityHeaders(options: SecurityOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(options),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': embedderPolicy(options),
  };
}

function contentPolicy({ frames = [], trustedTypes = [] }: SecurityOptions): string {
  const self = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src', 'manifest-src', 'form-action'];
  return [
    "default-src 'none'",
    ...self.map((directive) => `${directive} 'self'`),
    `frame-src ${list(frames)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${list(trustedTypes)}`,
  ].join('; ');
}

/**
 * A stranger's frame loads under an embedder policy only as `<iframe credentialless>`.
 * Safari knows neither that attribute nor the value `credentialless`, so with this
 * value it shows the frame too; `require-corp` would leave it blank there.
 */
function embedderPolicy({ frames = [] }: SecurityOptions): string {
  return frames.length > 0 ? 'credentialless' : 'require-corp';
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(' ') : "'none'";
}
