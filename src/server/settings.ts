import { resolve } from 'node:path';

/** What the environment says about this server. */
export interface Settings {
  readonly port: number;
  /** Undefined: every address. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** Addresses of the proxies in front; decides whose address is limited. */
  readonly trustProxy: string | undefined;
}

/** Reads PORT, HOST, DATA_DIR and TRUST_PROXY. Throws when PORT is no port. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = env.PORT || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`PORT must be 0 to 65535, not "${port}"`);
  return {
    port: Number(port),
    host: env.HOST || undefined,
    dataDir: resolve(env.DATA_DIR || './data'),
    trustProxy: env.TRUST_PROXY || undefined,
  };
}
