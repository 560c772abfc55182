/** Why something cannot be done with changes. The message is for the person, with what to do instead. */
export class ChangeError extends Error {}
