/** Every kind of problem: its name, which never changes, its status, and its title. */
export const problemKinds = {
  'malformed-request': [400, 'The request is malformed.'],
  'malformed-json': [400, 'The body is no valid JSON.'],
  'bad-parameter': [400, 'A parameter cannot be used.'],
  'no-idempotency-key': [400, 'The request has no usable Idempotency-Key.'],
  'cross-site': [403, 'The request comes from another site.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This address does not take this method.'],
  'too-slow': [408, 'The request did not arrive in time.'],
  'key-reused': [409, 'The Idempotency-Key was used for something else.'],
  'body-too-large': [413, 'The body is too large.'],
  'address-too-long': [414, 'The address is too long.'],
  'not-json': [415, 'The body must be JSON.'],
  'invalid-lead': [422, 'The lead is not valid.'],
  'too-many-leads': [429, 'Too many leads came.'],
  'headers-too-large': [431, 'The headers are too large.'],
  'server-failed': [500, 'The server failed.'],
  'not-ready': [503, 'The server cannot take leads now.'],
  'not-stored': [503, 'The lead could not be stored.'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemKind = keyof typeof problemKinds;

/** The type member of a problem, which is also the address where the kind is told. */
export const problemType = (kind: ProblemKind): string => `/api/problems/${kind}`;

export const problemNames = Object.keys(problemKinds) as ProblemKind[];
