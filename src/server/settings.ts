import { resolve } from 'node:path';

/** What the environment says about this server. */
export interface Settings {
  readonly port: number;
  /** Undefined: every address. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** PostgreSQL for the leads instead of a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Signs what the webhook is told. */
  readonly webhookSecret: string | undefined;
  /** Addresses of the proxies in front; decides whose address is limited. */
  readonly trustProxy: string | undefined;
}

/** Reads PORT, HOST, DATA_DIR, DATABASE_URL, LEADS_WEBHOOK_SECRET and TRUST_PROXY. Throws when one of them cannot be used; secrets are not quoted. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = env.PORT || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`PORT must be 0 to 65535, not "${port}"`);
  return {
    port: Number(port),
    host: env.HOST || undefined,
    ...readPlace(env),
    webhookSecret: env.LEADS_WEBHOOK_SECRET || undefined,
    trustProxy: env.TRUST_PROXY || undefined,
  };
}

/** Reads where leads are kept. Throws when DATABASE_URL names no PostgreSQL. */
export function readPlace(env: NodeJS.ProcessEnv): Pick<Settings, 'dataDir' | 'databaseUrl'> {
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('DATABASE_URL must start with postgres://');
  return { dataDir: resolve(env.DATA_DIR || './data'), databaseUrl };
}

/** Shortest secret that a stranger cannot guess. */
const shortestSecret = 16;

/** The webhook that site.yaml names, with its secret. Throws when the secret is absent or easily guessed. */
export function webhookOf(url: string | undefined, secret: string | undefined): { url: string; secret: string } | undefined {
  if (url === undefined) return undefined;
  if (secret === undefined || secret.length < shortestSecret) {
    throw new Error(`site.yaml names a webhook, so LEADS_WEBHOOK_SECRET must hold at least ${shortestSecret} characters`);
  }
  return { url, secret };
}
