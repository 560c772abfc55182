import { leadSettings } from 'virtual:lead-settings';
import { runLeads } from './leads/run.ts';
import { readLeadPlace } from '../../server/settings.ts';

/**
 * The entry of `npm run leads`, bundled to dist/server/leads.js. It runs where the server runs, without development
 * dependencies.
 */
process.exitCode = await runLeads(process.argv.slice(2), {
  place: () => readLeadPlace(process.env),
  settings: leadSettings,
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
});
