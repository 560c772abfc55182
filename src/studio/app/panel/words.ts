/** What Studio says of values that are no texts. */
export const valueWords = { needsNumber: 'this box needs a number.' } as const;
