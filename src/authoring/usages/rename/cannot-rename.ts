/** Something cannot be renamed. The message is for the person. */
export class CannotRename extends Error {
  constructor(
    message: string,
    /** The cause: the typed name, or the content of the files. */
    readonly because: 'typed' | 'written' = 'written',
  ) {
    super(message);
  }
}
