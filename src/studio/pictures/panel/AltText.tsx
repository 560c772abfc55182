import { TextProperty } from '../../thing/panel/TextProperty.tsx';
import { type ThingProps, useThing } from '../../app/useThing.ts';
import { pictureTexts } from './words.ts';

/** The words for people who cannot see a picture, if config has them beside it. */
export function AltText({ thing: { file, path } }: ThingProps) {
  const { thing: alt } = useThing({ file, path: [...path.slice(0, -1), 'alt'] });
  return alt?.kind === 'text' ? <TextProperty thing={alt} text="text" label={pictureTexts.alt} /> : null;
}
