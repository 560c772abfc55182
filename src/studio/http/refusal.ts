/** A request that cannot be answered as it was meant. The message is for the person who sits before Studio. */
export class Refusal extends Error {
  /** `more`: what the answer says besides. */
  constructor(
    readonly status: number,
    message: string,
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
