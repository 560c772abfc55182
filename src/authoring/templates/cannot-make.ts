/** Why something new cannot be made, in words for the person who asked for it. */
export class CannotMake extends Error {
  constructor(
    message: string,
    /** What is at fault: the name, a place that does not exist, or one that cannot take it. */
    readonly because: 'name' | 'unknown-place' | 'unfit-place',
  ) {
    super(message);
  }
}
