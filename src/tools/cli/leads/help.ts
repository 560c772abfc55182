import { columns } from '../kit/columns.ts';
import type { Command } from './session.ts';

/** The help of all commands. */
export const helpOf = (commands: readonly Command[]): string => `Usage: npm run -s leads -- <command> [options]

Reads and deletes leads, on the server that stores them. It uses the DATABASE_URL or DATA_DIR, and the
LEADS_KEY, of the server. Every command leaves a row in the table audit, which says who did what, when, and with how many leads.

Commands
${commands.map(commandHelp).join('\n')}

  -h, --help prints this.

Examples

  npm run -s leads -- list --from 2026-01-01
  npm run -s leads -- show CH-7K3M-9Q2P
  npm run -s leads -- export --from 2026-01-01 --to 2026-01-31 --out january.csv
  npm run -s leads -- export --format jsonl --form lead | gzip > leads.jsonl.gz
  npm run -s leads -- of --phone - < number.txt
  npm run -s leads -- withdraw CH-7K3M-9Q2P
  npm run -s leads -- unlink CH-7K3M-9Q2P
  npm run -s leads -- correct CH-7K3M-9Q2P name < name.txt
  npm run -s leads -- erase --phone '+91 98765 43210' --dry-run
  npm run -s leads -- erase --email - < address.txt
  npm run -s leads -- purge
  npm run -s leads -- breach --from 2026-01-01 --to 2026-01-31
  npm run -s leads -- rekey
  npm run -s leads -- refused --retry
  npm run -s leads -- backup /backups/leads-2026-01-31.db
  npm run -s leads -- erasures --into /elsewhere/erasures.txt
  DATA_DIR=./restored npm run -s leads -- restore /backups/leads-2026-01-31.db --erasures /elsewhere/erasures.txt

Exit codes: 0 done, 1 failed or some leads could not be read, 2 invalid command line.
`;

function commandHelp({ usage, summary, options }: Command): string {
  const rows = Object.entries(options).map(
    ([name, { value, about }]) => [value === undefined ? `--${name}` : `--${name} ${value}`, about] as const,
  );
  return ['', `  ${usage}`, `  ${summary}`, ...columns(rows, { indent: '    ' })].join('\n');
}
