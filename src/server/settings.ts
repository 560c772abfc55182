import { join, resolve } from 'node:path';
import { dayAsked } from '../shared/engine/dates.ts';
import { readProxies } from './http/proxies.ts';
import { signingKey } from './leads/delivery/webhook.ts';

/** What the environment says about this server. README.md explains each variable. */
export interface Settings {
  readonly port: number;
  /** Undefined when the server listens on every address. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** PostgreSQL that holds the leads instead of a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Signs what is sent to the webhook. */
  readonly webhookSecret: string | undefined;
  /** Addresses of the proxies in front, or how many there are. They decide whose address is limited. */
  readonly trustProxy: string | undefined;
  readonly logLevel: string;
  /** The day that the site shows in place of today, to look at what is to come. */
  readonly day: string | undefined;
  /** Where metrics are served; undefined when they are not. */
  readonly metricsAt: { readonly port: number; readonly host: string } | undefined;
}

/** Throws when a variable cannot be used. Its message quotes no secret. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const trustProxy = env.TRUST_PROXY || undefined;
  readProxies(trustProxy);
  return {
    port: readPort('PORT', env.PORT || '3000'),
    host: env.HOST || undefined,
    ...readLeadPlace(env),
    webhookSecret: env.LEADS_WEBHOOK_SECRET || undefined,
    trustProxy,
    logLevel: readLevel(env.LOG_LEVEL || 'info'),
    day: dayAsked(env),
    metricsAt: env.METRICS_PORT
      ? { port: readPort('METRICS_PORT', env.METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
      : undefined,
  };
}

function readPort(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`${name} must be 0 to 65535, not "${text}"`);
  return Number(text);
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLevel(text: string): string {
  if (!levels.includes(text)) throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${text}"`);
  return text;
}

/** The folder of the leads, as an absolute path: DATA_DIR, or data/ beside config/, where SITE_ROOT says that lies. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || join(env.SITE_ROOT ?? '', 'data'));

/** Where leads are stored. Throws when DATABASE_URL is no address of PostgreSQL. */
export function readLeadPlace(env: NodeJS.ProcessEnv): Pick<Settings, 'dataDir' | 'databaseUrl'> {
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL must start with postgres://');
  return { dataDir: dataDirOf(env), databaseUrl };
}

/** In bytes. A shorter key might be guessed. */
const shortestKey = 16;

/** The webhook that site.yaml names, with its secret. Throws when the secret is missing, or its key too short. */
export function webhookOf(
  url: string | undefined,
  secret: string | undefined,
): { url: string; secret: string } | undefined {
  if (url === undefined) return undefined;
  if (secret === undefined || signingKey(secret).length < shortestKey) {
    const wanted = secret?.startsWith('whsec_')
      ? `base64 of at least ${shortestKey} bytes after whsec_`
      : `at least ${shortestKey} characters`;
    throw new Error(`site.yaml names a webhook, so LEADS_WEBHOOK_SECRET must hold ${wanted}`);
  }
  return { url, secret };
}
