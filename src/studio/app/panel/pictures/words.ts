/** What Studio says where an icon or a picture is chosen. */
export const pictureWords = {
  icons: 'Icons',
  pictures: 'Pictures',
  found: (count: number, all: number): string => `${count} of ${all}`,
  help: 'Letters find it. Arrow keys lead through what is found, Enter takes it.',
} as const;
