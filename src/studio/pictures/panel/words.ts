/** Texts of the picker for icons and pictures. */
export const pictureTexts = {
  icons: 'Icons',
  pictures: 'Pictures',
  found: (count: number, all: number): string => `${count} of ${all}`,
  help: 'Type to search. Arrow keys move, Enter chooses.',
  upload: 'Upload a picture',
  uploadHelp: 'SVG, JPEG, PNG, WebP or AVIF, 4 MB at most. It is shown here once it is uploaded.',
  unreadable: 'This file cannot be read.',
  unshown: 'Pictures that the site does not show',
  remove: (name: string): string => `Remove ${name}`,
  alt: 'What it shows, for people who cannot see it',
} as const;
