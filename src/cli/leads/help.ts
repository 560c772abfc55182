/** How the commands are used. `commands` is the help of each. */
export const helpOf = (commands: readonly string[]): string => `Usage: npm run -s leads -- <command> [options]

Reads and deletes leads, on the server that keeps them. It uses the DATABASE_URL or DATA_DIR of the
server. Every command leaves a row in the audit table: who, when, what, how many; never whose.

Commands
${commands.map((help) => `\n  ${help.replaceAll('\n', '\n  ')}`).join('\n')}

  --from and --to take days in India, both included: 2026-01-31. --form takes the name of a form's file.
  -h, --help shows this.

Examples

  npm run -s leads -- list --from 2026-01-01
  npm run -s leads -- show CH-7K3M-9Q2P
  npm run -s leads -- export --from 2026-01-01 --to 2026-01-31 --out january.csv
  npm run -s leads -- export --format jsonl --form lead | gzip > leads.jsonl.gz
  npm run -s leads -- erase --phone '+91 98765 43210' --dry-run
  npm run -s leads -- erase --email - < address.txt
  npm run -s leads -- purge

Exit codes: 0 done, 1 could not be done, 2 not understood.
`;
