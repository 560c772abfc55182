/** A link in a text. */
export interface RichLink {
  readonly label: string;
  readonly href: string;
}

/** A term of the glossary, as other pages than the glossary explain it. */
export interface ExplainedTerm {
  readonly term: string;
  readonly meaning: string;
}

/** What a page explains. */
export interface Explanations<View = unknown> {
  /** Draws a term with its meaning. */
  readonly view: View;
  /** Draws the terms in the words of a label, beside it. */
  readonly marks: View;
  /** The terms that the page explains, by the links that lead to them. */
  readonly terms: Readonly<Record<string, ExplainedTerm>>;
  /** The links that explain labels of items, by attribute or label. */
  readonly labels: Readonly<Record<string, string>>;
  /** The words of the link to the glossary. */
  readonly more: string;
}
