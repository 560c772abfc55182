import { KnownSite } from '../../../authoring/language/known.ts';
import type { addingCalls } from '../contract.ts';
import type { Handlers } from '../../contract/call.ts';
import type { Studio } from '../../http/studio.ts';
import { changeText } from '../../workspace/change.ts';
import { fileOf } from '../../workspace/file-of.ts';
import { readText } from '../../workspace/read-text.ts';
import { refuseOld, textIn } from '../../workspace/refuse.ts';
import { added } from './add.ts';
import { choicesAt } from './choices.ts';
import { Examples } from './examples.ts';
import type { EditedFile } from './edited-file.ts';

export const addingHandlers = (studio: Pick<Studio, 'project' | 'workspace' | 'history'>) => {
  const examples = new Examples(studio.project);
  const editedFileOf = (file: string, text: string): EditedFile => ({
    file: fileOf(file),
    site: KnownSite.after(studio.workspace.site.names),
    data: readText(text).data,
  });
  return {
    adds: ({ file, path, ...wish }) =>
      choicesAt(editedFileOf(file, textIn(studio.workspace, file)), path, wish, examples),
    add: ({ file, base, ...wish }) => {
      const before = textIn(studio.workspace, file);
      const edited = editedFileOf(file, before);
      refuseOld(before, base);
      const { focus, path, text } = added(before, edited, wish, examples);
      return { ...changeText(studio, { file, path, from: { file, path: wish.path } }, file, text), focus };
    },
  } satisfies Handlers<typeof addingCalls>;
};
