import { runLeads } from '../../../src/tools/cli/leads/run.ts';
import { readLeadPlace } from '../../../src/server/settings.ts';
import { phones } from './command.ts';

/** The command `leads` as its own process, with the settings of the tests. */
process.exitCode = await runLeads(process.argv.slice(2), {
  place: () => readLeadPlace(process.env),
  settings: { phones, retention: 30 },
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
});
