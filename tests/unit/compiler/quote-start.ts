/** The start of a small wizard, up to its steps. */
export const quoteStart = `
title: Quote
progress: Step {step} of {total}
next: Next
back: Back
steps:`;

/** The same, up to what the first step asks. */
export const quoteWho = `${quoteStart}
  - id: who
    title: Who
    schema:
      type: object`;
