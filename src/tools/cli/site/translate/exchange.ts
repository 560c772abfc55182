import { po } from 'gettext-parser';
import { js2xliff, xliff2js } from 'xliff';
import { exit, Refusal } from '../../kit/command.ts';

/** A text for translators. */
export interface Unit {
  /** The file and the place: pages/home.yaml#title. */
  readonly id: string;
  readonly of: string;
  readonly text: string;
}

/** The languages of a file for translators. */
export interface FromTo {
  readonly from: string;
  readonly to: string;
}

interface Format {
  write(units: readonly Unit[], languages: FromTo): string | Promise<string>;
  read(text: string): Promise<{ to: string; units: Unit[] }>;
}

/** The files of translators' tools: of gettext, and XLIFF 2.0. */
export const exchangeFormats: Readonly<Record<'po' | 'xliff', Format>> = {
  po: {
    write: (units, { to }) =>
      po
        .compile(
          {
            charset: 'utf-8',
            headers: { Language: to, 'Content-Type': 'text/plain; charset=utf-8' },
            translations: Object.fromEntries(
              units.map(({ id, of, text }) => [id, { [of]: { msgctxt: id, msgid: of, msgstr: [text] } }]),
            ),
          },
          { foldLength: 0 },
        )
        .toString(),
    read: async (text) => {
      const { headers, translations } = po.parse(text);
      const units = Object.values(translations)
        .flatMap((inContext) => Object.values(inContext))
        .map(({ msgctxt = '', msgid, msgstr }) => ({ id: msgctxt, of: msgid, text: msgstr[0] ?? '' }));
      return { to: headers.Language ?? headers.language ?? '', units: units.filter(({ id }) => id !== '') };
    },
  },
  xliff: {
    write: (units, { from, to }) =>
      js2xliff({
        sourceLanguage: from,
        targetLanguage: to,
        resources: { site: Object.fromEntries(units.map(({ id, of, text }) => [id, { source: of, target: text }])) },
      }),
    read: async (text) => {
      const { targetLanguage = '', resources } = await xliff2js(text);
      const units = Object.values(resources)
        .flatMap((file) => Object.entries(file))
        .map(([id, { source, target }]) => ({ id, of: plainWords(source), text: plainWords(target) }));
      return { to: targetLanguage, units };
    },
  },
};

/** Tools put values such as {name} into elements of their own, which are lists here. */
const plainWords = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(plainWords).join('');
  if (typeof part !== 'object' || part === null) return '';
  return Object.values(part)
    .map((inner) => plainWords((inner as { contents?: unknown }).contents))
    .join('');
};

/** Reads a file of a translators' tool, whichever it is. */
export async function readUnits(text: string, file: string): ReturnType<Format['read']> {
  const format = /<xliff[\s>]/.test(text) ? 'xliff' : /^msgid /m.test(text) ? 'po' : undefined;
  if (!format) throw new Refusal(`${file} is neither PO nor XLIFF.`, exit.wrong);
  try {
    return await exchangeFormats[format].read(text);
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`, exit.wrong);
  }
}
