import { parsed } from '../../../authoring/edit/parsed.ts';
import { setTexts } from '../../../authoring/edit/set-value.ts';
import { at } from '../../../compiler/read/data.ts';
import type { Handlers } from '../../contract/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Changing } from '../../http/studio.ts';
import { change } from '../../workspace/change.ts';
import { textIn } from '../../workspace/refuse.ts';
import type { findCalls, SeenText, SoughtWords } from '../contract.ts';
import { replaced } from '../pattern.ts';
import { configFiles, listedFile } from './files.ts';
import { textsWith } from './texts.ts';

/** Most texts in an answer. */
const maxTexts = 500;

export const findHandlers = (studio: Changing) =>
  ({
    files: () => {
      const { workspace } = studio;
      return configFiles(workspace).map((one) => listedFile(one, workspace.site.names));
    },
    search: (sought) => {
      if (sought.words.trim() === '') throw new Refusal(422, 'Type the words to search for.');
      return textsWith(sought, studio.workspace, maxTexts);
    },
    replace: ({ by, texts, ...sought }) => {
      const [first] = texts;
      if (!first) throw new Refusal(422, 'There is nothing to replace.');
      const after = [...new Set(texts.map(({ file }) => file))].map((file) => {
        const inFile = texts.filter((one) => one.file === file);
        return [file, withWords(textIn(studio.workspace, file), inFile, sought, by)] as const;
      });
      const label = `“${sought.words.trim()}” → “${by}”`;
      return change(studio, { file: first.file, path: first.path, label }, new Map(after));
    },
  }) satisfies Handlers<typeof findCalls>;

/** The text of a file with other words in some of its texts. */
function withWords(text: string, texts: readonly SeenText[], sought: SoughtWords, by: string): string {
  const { data } = parsed(text);
  if (texts.some(({ path, value }) => at(data, path) !== value))
    throw new Refusal(409, 'A text has changed since. Look at the list again.');
  return setTexts(
    text,
    texts.map(({ path, value }) => ({ path, value: replaced(value, sought, by) })),
  );
}
