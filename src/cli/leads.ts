import { leadSettings } from 'virtual:lead-settings';
import { runLeads } from './leads/run.ts';
import { readPlace } from '../server/settings.ts';

/** The entry of `npm run leads`, bundled to dist/server/leads.js: it needs no more than the server does. */
process.exitCode = await runLeads(process.argv.slice(2), {
  place: () => readPlace(process.env),
  settings: leadSettings,
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
});
