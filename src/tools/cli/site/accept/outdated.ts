import type { Site } from '../../../../compiler/compile-site.ts';
import { translatedFile } from '../../../../compiler/translate/translations.ts';
import type { Colours } from '../../kit/colours.ts';

/** A translation of words that have changed since. */
export interface Outdated {
  readonly language: string;
  /** The file of the translation. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * The outdated translations in every other language. Examples and snapshots are in the first one: a change of its words
 * also takes the pages with these words out of the others, until someone translates them again.
 * Takes  `wanted`: a part of the path of the file with the words
 */
export const outdatedIn = ({ over }: Pick<Site, 'over'>, wanted: string): Outdated[] =>
  over
    .filter(({ code, place }) => code === 'translation/outdated' && translatedFile(place.file).of.includes(wanted))
    .map(({ place: { file, line }, message }) => ({ language: translatedFile(file).code, file, line, message }));

export const outdatedInWords = (outdated: readonly Outdated[], { strong, bad }: Colours): string =>
  [
    strong('Translations of older words. Until they are new, their pages are shown in the first language:'),
    ...outdated.map(({ file, line, message }) => `  ${file}:${line}  ${bad(message)}`),
  ].join('\n');
