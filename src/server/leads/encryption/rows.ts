import type { Tables } from '../database/tables.ts';
import { decrypt, encrypt } from './cipher.ts';
import type { LeadKeys } from './keys.ts';
import { damaged, keyMissing } from './unreadable.ts';

/** The columns that hold something of a person, and those that identify the row. */
const encrypted = {
  lead: { key: ['id'], columns: ['digest', 'answers', 'labels'] },
  lead_file: { key: ['lead_id', 'number'], columns: ['name', 'sha256'] },
  lead_file_part: { key: ['lead_id', 'number', 'part'], columns: ['bytes'] },
} as const;

type EncryptedTable = keyof typeof encrypted;
type Values = Record<string, unknown>;

/** The row with its personal columns encrypted by the first key, if there is one. */
export function encryptRow<Table extends EncryptedTable>(
  table: Table,
  row: Tables[Table],
  { first }: LeadKeys,
): Tables[Table] {
  if (!first) return { ...row, key_id: null };
  return mapColumns(table, { ...row, key_id: first.id }, (value, about) =>
    typeof value === 'string'
      ? encrypt(first.values, Buffer.from(value), about).toString('base64url')
      : encrypt(first.values, value, about),
  );
}

/**
 * The row, or a part of it that has its keys, decrypted by the key that encrypted it. Throws Unreadable if that key is
 * missing, or the row was changed.
 */
export function decryptRow<Table extends EncryptedTable, Row extends Partial<Tables[Table]>>(
  table: Table,
  row: Row & Pick<Tables[Table], 'key_id'>,
  { byId }: LeadKeys,
): Row {
  const id = row.key_id;
  if (id === null) return row;
  const key = byId.get(id);
  if (!key) throw keyMissing(id);
  try {
    return mapColumns(table, row, (value, about) =>
      typeof value === 'string'
        ? decrypt(key.values, Buffer.from(value, 'base64url'), about).toString()
        : decrypt(key.values, value, about),
    );
  } catch {
    throw damaged(id);
  }
}

/** `about` binds a value to its column and row, so that it cannot be put into another one. */
function mapColumns<Row>(
  table: EncryptedTable,
  row: Row,
  change: (value: string | Uint8Array, about: string) => string | Uint8Array,
): Row {
  const values = { ...row } as Values;
  const key = encrypted[table].key.map((column) => values[column]);
  for (const column of encrypted[table].columns)
    if (column in values)
      values[column] = change(values[column] as string | Uint8Array, JSON.stringify([table, column, ...key]));
  return values as Row;
}
