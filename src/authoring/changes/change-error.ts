/** An operation on changes is not possible. The message tells the person why and what to do instead. */
export class ChangeError extends Error {}
