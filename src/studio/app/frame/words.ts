/** What Studio says of where the frame is. */
export const frameWords = {
  away: 'The frame has left the site.',
  back: 'Back to the site',
} as const;
