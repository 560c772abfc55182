/** A lead, or a file of it, that cannot be decrypted. Its message is for the operator, without answers. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The key of a row is not among those of LEADS_KEY. */
export const keyMissing = (id: string): Unreadable =>
  new Unreadable(`The key ${id} is missing in LEADS_KEY. Add it there, behind the first key.`);

/** `id`: of the key; null for a row that is not encrypted. */
export const damaged = (id: string | null): Unreadable =>
  new Unreadable(
    `${id === null ? 'It is damaged' : `The key ${id} does not open it, so it was changed or is damaged`}. A backup may have it whole.`,
  );

/** Why leads could not be read or written, for a log. Messages of databases quote values, so only a code is shown. */
export function causeOf(error: NodeJS.ErrnoException): string {
  return error instanceof Unreadable ? error.message : (error.code ?? error.name);
}
