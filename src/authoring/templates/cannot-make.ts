/** Something new cannot be created. The message is for the person. */
export class CannotMake extends Error {
  constructor(
    message: string,
    /** The cause: an invalid name, a place that does not exist, or a place that does not fit. */
    readonly because: 'name' | 'unknown-place' | 'unfit-place',
  ) {
    super(message);
  }
}
