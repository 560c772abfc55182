/** An error response. The message is for the person. */
export class Refusal extends Error {
  /** `more`: more data in the answer. */
  constructor(
    readonly status: number,
    message: string,
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
