/** Why something cannot be renamed, in words for the person who asked for it. */
export class CannotRename extends Error {
  constructor(
    message: string,
    /** Whether the new name is at fault as it is typed, or what stands in the files. */
    readonly because: 'typed' | 'written' = 'written',
  ) {
    super(message);
  }
}
