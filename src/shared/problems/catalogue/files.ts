import { inOneLine, problem, type Explanations } from './kit.ts';

/** Files: their folders, their names, and whether they can be read. */
export const problems = {
  misplaced: problem('file/misplaced', () => [
    'This folder is not for config files.',
    'Config files end in .yaml and are in config/pages, forms, wizards, lists, catalog, constants or tables; pictures are in config/assets. Move it there, or delete it.',
  ]),
  misplacedFrom: problem('file/misplaced', (where: string) => [
    'A config file has another name, or is in another folder.',
    `Call it ${where}.`,
  ]),
  otherKind: problem('file/misplaced', (kind: string, where: string) => [
    `By its keys this is a file of the kind ${kind}.`,
    `Move it to ${where}.`,
  ]),
  badFileName: problem('file/bad-name', (name: string, good: string) => [
    `"${name}" is not a valid name for a file.`,
    `Use small letters, digits and hyphens: ${good}.`,
  ]),
  badPictureName: problem('file/bad-name', (name: string, good: string) => [
    `"${name}" is not a valid name for a picture.`,
    `Pictures are directly in config/assets, with letters, digits and hyphens in their names: ${good}.`,
  ]),
  noSite: problem('file/missing', () => [
    'This file is missing: it has the brand, the header, the footer and the look.',
    'Put it back.',
  ]),
  symbolicLink: problem('file/unreadable', () => [
    'This is a symbolic link, which is not followed: it could lead to any file of the machine.',
    'Put the file itself here.',
  ]),
  folderForFile: problem('file/unreadable', () => [
    'This is a folder, and its name is that of a file.',
    'Rename the folder and move its files to where they belong, or delete it.',
  ]),
  unreadable: problem('file/unreadable', () => [
    'The file cannot be read.',
    'Check that it is a file, and that you may read it.',
  ]),
  tooLarge: problem('file/too-large', (kilobytes: number) => [
    `The file is larger than ${kilobytes.toLocaleString('en')} kB.`,
    'Split it: a list can be several lists, a picture belongs in config/assets.',
  ]),
  notUtf8: problem('file/not-utf8', () => ['The file is not UTF-8 text.', 'Save it as UTF-8.']),
  bom: problem('file/bom', () => ['The file starts with a byte order mark.', 'Save it as UTF-8 without BOM.']),
  checkFailed: problem('file/check-failed', (why: string) => [
    `The check failed on this file: ${inOneLine(why)}.`,
    'Undo your last change of it. Tell the maintainer of the code: the check should say what is wrong.',
  ]),
  emptyFile: problem('file/empty', () => ['The file is empty.', 'Fill it or delete it.']),
};

export const explanations = {
  'file/bad-name': {
    means: 'The file has a name that addresses and code cannot use: capitals, blanks or special characters.',
    fix: 'Rename the file: small letters, digits and hyphens.',
  },
  'file/bom': {
    means: 'The file starts with an invisible mark that some editors on Windows write.',
    fix: 'Save the file as UTF-8 without BOM.',
  },
  'file/check-failed': {
    means:
      'Something in the file makes the check itself fail, so its other mistakes are unknown. The other files were checked.',
    fix: 'Undo the last change of the file, and make it again in smaller steps. The maintainer of the code can make the check say what is wrong.',
  },
  'file/empty': { means: 'The file is empty, or has only comments.', fix: 'Fill it, or delete it.' },
  'file/misplaced': {
    means: 'A file is in a folder where no config file belongs, so it would never be read.',
    fix: 'Move it to config/pages, forms, wizards, lists, catalog or constants, with the ending .yaml; a picture to config/assets.',
  },
  'file/missing': {
    means: 'config/site.yaml is gone. Without brand, header and footer there is no page.',
    fix: 'Put it back, for example from the last revision.',
  },
  'file/not-utf8': {
    means: 'The file is text in another encoding, so characters like € or é would be wrong.',
    fix: 'Save it as UTF-8.',
  },
  'file/too-large': {
    means: 'The file is larger than any config file should be, and every visitor would download parts of it.',
    fix: 'Split it, or move pictures to config/assets.',
  },
  'file/unreadable': {
    means:
      'There is something of this name, but it cannot be read: a folder, a link to nowhere, or a file that belongs to someone else.',
    fix: 'Delete it, or change who may read it.',
  },
} satisfies Explanations;
