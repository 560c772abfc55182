/** What a visitor reads beside a consent: what is collected, why, and their rights. Texts with **bold** and links. */
export interface NoticePlan {
  /** The button that opens it. */
  readonly label: string;
  /** One line for each purpose. */
  readonly purposes: readonly string[];
  /** How long answers are kept, how to withdraw, how to complain, and that a parent must fill it in for a child. */
  readonly rights: readonly string[];
}
