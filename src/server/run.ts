import type { LeadSettings } from '../shared/plan/lead.ts';
import { createLog, traceOf } from './log.ts';
import type { Log } from './log.ts';
import { createServer } from './server.ts';
import type { SiteOptions, SiteServer } from './server.ts';
import { readSettings, webhookOf } from './settings.ts';

/** Options from the build. The rest comes from the environment. */
export type Built = Pick<
  SiteOptions,
  | 'client'
  | 'catalogs'
  | 'lists'
  | 'leadForms'
  | 'siteName'
  | 'pace'
  | 'later'
  | 'timeZone'
  | 'language'
  | 'languages'
  | 'insights'
> & {
  readonly leadSettings: LeadSettings;
  /** The public origin of the site. */
  readonly origin: string;
};

/**
 * Runs the server until SIGTERM or SIGINT, then finishes the running requests and exits 0. If it cannot start, it
 * prints the reason in one line and exits 1.
 */
export async function runServer(built: Built): Promise<void> {
  try {
    const { port, host, webhookSecret, logLevel, servicesOrigin, ...settings } = readSettings(process.env);
    const log = createLog(logLevel);
    process.on('uncaughtException', (error) => {
      log.error(traceOf(error), 'Ended by an error');
      process.exit(1);
    });
    const webhook = webhookOf(built.leadSettings.webhook, webhookSecret);
    const server = await createServer({
      ...built,
      ...settings,
      servicesOrigin: servicesOrigin ?? built.origin,
      webhook,
      log,
    });
    stopOn(['SIGTERM', 'SIGINT'], server, log);
    const listening = await listen(server, port, host);
    announceReady(`http://${hostInUrl(host)}:${listening}`, server.metricsPort, log);
  } catch (error) {
    console.error(reasonOf(error, built));
    process.exit(1);
  }
}

/** Prints one line of text on a terminal, otherwise a log entry. */
function announceReady(url: string, metricsPort: number | undefined, log: Log): void {
  const ready = `Ready: ${url}`;
  if (process.stdout.isTTY) console.log(ready);
  else log.info({ url, metricsPort }, ready);
}

async function listen(server: SiteServer, port: number, host: string | undefined): Promise<number> {
  try {
    return await server.listen(port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1}`);
  }
}

/** The first signal stops the server gracefully, a second one ends the process at once. */
function stopOn(signals: readonly NodeJS.Signals[], server: SiteServer, log: Log): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping');
    server.close().then(() => process.exit(0), fail);
  };
  for (const signal of signals) process.on(signal, stop);
}

function fail(error: Error): void {
  console.error(error.message);
  process.exit(1);
}

/** The host for a clickable address. A server that listens on all addresses is reached as localhost. */
function hostInUrl(host: string | undefined): string {
  if (host === undefined || host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function reasonOf(error: unknown, built: Built): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path === built.client) return `No built site in ${built.client}. Run: npm run build`;
  return `The server could not start: ${message}`;
}
