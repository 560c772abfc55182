/** Texts about the parts of a thing. */
export const partTexts = {
  find: 'Find among these',
  found: (count: number, all: number): string => `${count} of ${all}`,
  moveHelp: 'Drag it, or press Alt with an arrow key up or down.',
  now: (label: string, place: number, all: number): string => `${label} is now ${place} of ${all}.`,
  failed: (why: string): string => `Not moved: ${why}`,
} as const;
