import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { Phones } from '../../../shared/plan/config.generated.ts';
import type { LeadDatabase, LeadTable } from '../../../server/leads/database/tables.ts';
import { emailKey } from '../../../server/leads/encryption/lookups.ts';
import { filesOfAll } from '../../../server/leads/files.ts';
import { phoneKey } from '../../../server/leads/phone.ts';
import type { StoredLead } from '../../../server/leads/store.ts';
import type { Filter } from './select.ts';
import { leadBatches, selectLeads } from './select.ts';
import type { Session } from './session.ts';

type Counts = Record<string, number>;

/** By what the person of a lead can be reached. */
export interface Contacts {
  readonly reference: string;
  readonly form: string;
  readonly language?: string | undefined;
  /** When the consent was withdrawn. */
  readonly withdrawn?: string | undefined;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** What the database knows of the leads that a breach concerns. No answer is in it. */
export interface Facts {
  readonly leads: number;
  /** Persons with other phone numbers and addresses than all others. Leads with a common one are of one person. */
  readonly persons: number;
  readonly references: readonly string[];
  /** Leads by form. */
  readonly forms: Counts;
  /** Leads with an answer, by form and field. Rows of answers count as one. */
  readonly data: Readonly<Record<string, Counts>>;
  readonly files: number;
  /** Leads by the way in which the person can be reached. */
  readonly channels: { phone: number; email: number; both: number; none: number };
  readonly withdrawn: number;
  /** Leads by the key that encrypts them in the database. */
  readonly encrypted: Counts;
  readonly unencrypted: number;
  /** Leads by the host of the webhook that has them. */
  readonly sentTo: Counts;
}

/** Reads the leads of a filter. `each` gets the contacts of every lead. Leads that cannot be read are counted too. */
export async function readFacts(
  { db, reader, settings }: Session,
  filter: Filter,
  each: (contacts: Contacts) => Promise<void> | void,
): Promise<Facts> {
  const tally = createTally();
  for await (const batch of leadBatches(db, filter)) {
    const files = await filesOfAll(
      db,
      batch.map(({ id }) => id),
    );
    for (const row of batch) {
      const lead = reader.read(row, files.get(row.id));
      const contacts = lead && contactsOf(lead, settings.phones);
      tally.add(row, lead, contacts);
      if (contacts) await each(contacts);
    }
  }
  return { ...tally.facts(), sentTo: await receivers(db, filter) };
}

function contactsOf(
  { reference, form, language, withdrawn, answers }: StoredLead,
  phones: Phones | undefined,
): Contacts {
  const texts = Object.values(flatAnswers(answers)).filter((answer) => ['string', 'number'].includes(typeof answer));
  const all = (read: (text: string) => string | undefined) => [
    ...new Set(texts.flatMap((text) => read(String(text)) ?? [])),
  ];
  return { reference, form, language, withdrawn, phones: all((text) => phoneIn(text, phones)), emails: all(emailKey) };
}

/** Without a rule for phone numbers, a number of a usual length that is not a date. */
const phoneIn = (text: string, phones: Phones | undefined): string | undefined =>
  phones || (!/^\d{4}-\d\d-\d\d$/.test(text) && /(\d\D*){7}/.test(text)) ? phoneKey(text, phones) : undefined;

function createTally() {
  const [references, forms, encrypted]: [string[], Counts, Counts] = [[], {}, {}];
  const data: Record<string, Counts> = {};
  const channels = { phone: 0, email: 0, both: 0, none: 0 };
  const persons = createPersons();
  let [files, withdrawn, unencrypted] = [0, 0, 0];
  const addContents = (lead: StoredLead, { phones, emails }: Contacts): void => {
    const fields = Object.keys(flatAnswers(lead.answers)).map((name) => name.replaceAll(/\.\d+(?=\.)/g, ''));
    for (const field of new Set(fields)) count((data[lead.form] ??= {}), field);
    files += lead.files?.length ?? 0;
    channels[phones.length > 0 ? (emails.length > 0 ? 'both' : 'phone') : emails.length > 0 ? 'email' : 'none'] += 1;
    persons.add([...phones, ...emails]);
  };
  return {
    add: (row: LeadTable, lead: StoredLead | undefined, contacts: Contacts | undefined): void => {
      references.push(row.reference);
      count(forms, row.form);
      if (row.withdrawn_at !== null) withdrawn += 1;
      if (row.key_id === null) unencrypted += 1;
      else count(encrypted, row.key_id);
      if (lead && contacts) addContents(lead, contacts);
    },
    facts: () => ({
      leads: references.length,
      persons: persons.count(),
      references,
      forms,
      data,
      files,
      channels,
      withdrawn,
      encrypted,
      unencrypted,
    }),
  };
}

const count = (counts: Counts, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);

/** Counts persons: those with a contact in common are one. Each without contacts is one. */
function createPersons() {
  const sameAs = new Map<string, string>();
  const first = (contact: string): string => {
    let found = contact;
    for (let next = sameAs.get(found)!; next !== found; next = sameAs.get(found)!) found = next;
    return found;
  };
  let [persons, unreachable] = [0, 0];
  return {
    add: (contacts: readonly string[]): void => {
      if (contacts.length === 0) unreachable += 1;
      for (const contact of contacts) {
        if (!sameAs.has(contact)) {
          sameAs.set(contact, contact);
          persons += 1;
        }
        const [one, other] = [first(contacts[0]!), first(contact)];
        if (one === other) continue;
        sameAs.set(other, one);
        persons -= 1;
      }
    },
    count: () => persons + unreachable,
  };
}

async function receivers(db: LeadDatabase, filter: Filter): Promise<Counts> {
  const rows = await db
    .selectFrom('delivery')
    .where('lead_id', 'in', selectLeads(db, filter).select('id'))
    .select((row) => ['receiver', row.fn.countAll().as('leads')])
    .groupBy('receiver')
    .execute();
  return Object.fromEntries(rows.map(({ receiver, leads }) => [receiver, Number(leads)]));
}
