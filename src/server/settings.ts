import { join, resolve } from 'node:path';
import { dayAsked } from '../shared/engine/dates.ts';
import { defaultUploads, uploadRate, type UploadSettings } from './api/uploads/uploads.ts';
import { readProxies } from './http/proxies.ts';
import { signingKey } from './leads/delivery/webhook.ts';
import { readKeys, type LeadKeys } from './leads/encryption/keys.ts';

/** The settings of the server from the environment. README.md explains each variable. */
export interface Settings {
  readonly port: number;
  /** Undefined to listen on all addresses. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** PostgreSQL for the leads, instead of a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Encrypt what leads hold of persons. */
  readonly keys: LeadKeys;
  /** Signs messages to the webhook. */
  readonly webhookSecret: string | undefined;
  /** Addresses of the proxies in front, or their number. They determine the visitor's address for limits. */
  readonly trustProxy: string | undefined;
  readonly uploads: UploadSettings;
  readonly logLevel: string;
  /** Where addresses of config that are paths are asked; undefined for the site's own origin. */
  readonly servicesOrigin: string | undefined;
  /** The day to show in place of today, to preview future changes. */
  readonly day: string | undefined;
  /** Where metrics are served; undefined if they are not. */
  readonly metricsAt: { readonly port: number; readonly host: string } | undefined;
}

/** Reads the settings. Throws if a variable is invalid, with a message that quotes no secret. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const trustProxy = env.TRUST_PROXY || undefined;
  readProxies(trustProxy);
  return {
    port: readPort('PORT', env.PORT || '3000'),
    host: env.HOST || undefined,
    ...readLeadPlace(env),
    webhookSecret: env.LEADS_WEBHOOK_SECRET || undefined,
    trustProxy,
    uploads: readUploads(env.UPLOAD_RATE),
    logLevel: readLevel(env.LOG_LEVEL || 'info'),
    day: dayAsked(env),
    servicesOrigin: readOrigin('SERVICES_ORIGIN', env.SERVICES_ORIGIN),
    metricsAt: env.METRICS_PORT
      ? { port: readPort('METRICS_PORT', env.METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
      : undefined,
  };
}

function readPort(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`${name} must be 0 to 65535, not "${text}"`);
  return Number(text);
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^https?:\/\/[^/?#@\s]+$/.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an origin such as http://services.internal:8080, not "${text}"`);
  return text;
}

function readUploads(rate: string | undefined): UploadSettings {
  if (!rate) return defaultUploads;
  if (!/^\d{1,9}$/.test(rate)) throw new Error(`UPLOAD_RATE must be a number of bytes per second, not "${rate}"`);
  return { ...defaultUploads, rate: uploadRate(Number(rate)) };
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLevel(text: string): string {
  if (!levels.includes(text)) throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${text}"`);
  return text;
}

/** The folder of the leads, as an absolute path: DATA_DIR, or data/ beside config/ (see SITE_ROOT). */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || join(env.SITE_ROOT ?? '', 'data'));

/** Where leads are stored, and their keys. Throws if DATABASE_URL is not a PostgreSQL address, or LEADS_KEY no key. */
export function readLeadPlace(env: NodeJS.ProcessEnv): Pick<Settings, 'dataDir' | 'databaseUrl' | 'keys'> {
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL must start with postgres://');
  return { dataDir: dataDirOf(env), databaseUrl, keys: readKeys(env.LEADS_KEY) };
}

/** In bytes. A shorter key could be guessed. */
const minKeyBytes = 16;

/** The webhook of site.yaml, with its secret. Throws if the secret is missing, or its key is too short. */
export function webhookOf(
  url: string | undefined,
  secret: string | undefined,
): { url: string; secret: string } | undefined {
  if (url === undefined) return undefined;
  if (secret === undefined || signingKey(secret).length < minKeyBytes) {
    const wanted = secret?.startsWith('whsec_')
      ? `base64 of at least ${minKeyBytes} bytes after whsec_`
      : `at least ${minKeyBytes} characters`;
    throw new Error(`site.yaml names a webhook, so LEADS_WEBHOOK_SECRET must hold ${wanted}`);
  }
  return { url, secret };
}
