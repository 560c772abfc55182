import { problem, type Explanations } from './kit.ts';

const pictureKinds = 'Pictures are drawings (.svg) or photographs (.jpg, .png, .webp, .avif).';

/** Picture files. */
export const problems = {
  noSize: problem('asset/no-size', (asset: string) => [
    `The picture "${asset}" does not say how large it is.`,
    'Add width and height in pixels to the first tag of the SVG.',
  ]),
  noPicture: problem('asset/wrong-kind', (asset: string) => [
    `"${asset}" is not a picture that a page can show.`,
    pictureKinds,
  ]),
  wrongPicture: problem('asset/wrong-kind', (asset: string, kind: string | undefined) => [
    kind === undefined
      ? `"${asset}" cannot be read: it is damaged, or another kind of file.`
      : `"${asset}" is a picture of another kind than its name says: ${kind}.`,
    'Export the picture again, with the ending of its kind.',
  ]),
  largePicture: problem('asset/too-large', (asset: string, most: number) => [
    `The picture "${asset}" has more than ${most} MB.`,
    'Export it 2000 pixels wide; the build makes the smaller sizes.',
  ]),
  narrowPicture: problem('asset/too-narrow', (asset: string, width: number, shown: number) => [
    `The picture "${asset}" is ${width} pixels wide, and is shown up to ${shown} wide here.`,
    `Take one of ${2 * shown} pixels or more, which is sharp on every screen.`,
  ]),
};

export const explanations = {
  'asset/no-size': {
    means: 'A picture does not say how wide and high it is. The page would jump when it arrives.',
    fix: 'Add width and height in pixels to the first tag of the SVG file.',
  },
  'asset/too-large': {
    means:
      'The file of a photograph is larger than any screen needs. Visitors get smaller ones, but everyone who works on the site gets this one.',
    fix: 'Export the photograph 2000 pixels wide, as JPEG.',
  },
  'asset/too-narrow': {
    means: 'A photograph has fewer pixels than the place where it is shown, so it would look blurred.',
    fix: 'Take a larger one, or show it in a block with smaller pictures.',
  },
  'asset/wrong-kind': {
    means: 'A file in config/assets is not a picture, or another kind of picture than its name says, or damaged.',
    fix: 'Export the picture again as SVG, JPEG, PNG, WebP or AVIF, and give it the ending of its kind.',
  },
} satisfies Explanations;
