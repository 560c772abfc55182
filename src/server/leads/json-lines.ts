import { join } from 'node:path';
import { openAppendLog } from './append-log.ts';
import type { AppendLog } from './append-log.ts';
import { digestOf } from './digest.ts';
import { newReference } from './reference.ts';
import type { LeadStore, NewLead, Saved, StoredLead } from './store.ts';

/** What is remembered of a lead: enough to recognise it when it is sent again. */
interface Entry {
  readonly digest: string;
  readonly reference: string;
  /** Under way or done; absent after a failure, so that a retry writes again. */
  written?: Promise<void> | undefined;
}

/** Leads as lines of JSON in `leads.jsonl` of the folder. Rejects when the folder cannot be written. */
export async function openJsonLines(folder: string): Promise<LeadStore> {
  const log = await openAppendLog(join(folder, 'leads.jsonl'));
  const entries = readEntries(log.lines);
  const references = new Set([...entries.values()].map((entry) => entry.reference));
  return {
    save: (lead) => save(lead, log, entries, references),
    close: () => log.close(),
  };
}

/** A line that is no lead is what a failed write left; it was never acknowledged. */
function readEntries(lines: readonly string[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const line of lines) {
    const lead = parse(line);
    if (lead) entries.set(lead.key, { digest: digestOf(lead), reference: lead.reference, written: Promise.resolve() });
  }
  return entries;
}

function parse(line: string): StoredLead | undefined {
  try {
    const lead = JSON.parse(line) as Partial<StoredLead> | null;
    return lead?.key && lead.reference && lead.answers ? (lead as StoredLead) : undefined;
  } catch {
    return undefined;
  }
}

async function save(
  lead: NewLead,
  log: AppendLog,
  entries: Map<string, Entry>,
  references: Set<string>,
): Promise<Saved> {
  const digest = digestOf(lead);
  const entry = entries.get(lead.key) ?? { digest, reference: unusedReference(references) };
  if (entry.digest !== digest) return { outcome: 'conflict' };
  entries.set(lead.key, entry);
  entry.written ??= write(lead, entry, log);
  await entry.written;
  return { outcome: 'saved', reference: entry.reference };
}

async function write(lead: NewLead, entry: Entry, log: AppendLog): Promise<void> {
  const stored: StoredLead = { reference: entry.reference, at: new Date().toISOString(), ...lead };
  try {
    await log.append(JSON.stringify(stored));
  } catch (error) {
    entry.written = undefined;
    throw error;
  }
}

function unusedReference(references: Set<string>): string {
  let reference = newReference();
  while (references.has(reference)) reference = newReference();
  references.add(reference);
  return reference;
}
