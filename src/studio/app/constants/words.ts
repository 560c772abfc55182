/** What Studio says of constants where they are used. */
export const constantWords = {
  constants: 'Constants',
  is: (name: string, words: string): string => `${name} is ${words}`,
  from: (source: string): string => `Source: ${source}`,
  used: (count: number): string => (count === 1 ? 'Used only here' : `Used in ${count} places`),
  all: (count: number): string => `A change holds in all ${count} places.`,
  change: 'Change it',
  close: 'Done',
} as const;
