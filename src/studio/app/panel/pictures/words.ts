/** What Studio says where an icon or a picture is chosen. */
export const pictureWords = {
  icons: 'Icons',
  pictures: 'Pictures',
  found: (count: number, all: number): string => `${count} of ${all}`,
  help: 'Type to search. Arrow keys move, Enter chooses.',
} as const;
