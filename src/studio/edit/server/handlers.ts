import { parsed } from '../../../authoring/edit/parsed.ts';
import { setValue } from '../../../authoring/edit/set-value.ts';
import { at, record } from '../../../compiler/read/data.ts';
import type { Handlers } from '../../contract/call.ts';
import type { editCalls, StepAnswer } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Changing } from '../../http/studio.ts';
import type { Path } from '../../contract/path.ts';
import { changeText, putTexts } from '../../workspace/change.ts';
import { refuseOld, textIn } from '../../workspace/refuse.ts';
import { arranged, movedTo } from './arrange.ts';

export const editHandlers = (studio: Changing) =>
  ({
    edit: ({ file, path, value, arrange, to, base }) => {
      const text = textIn(studio.workspace, file);
      refuseOld(text, base);
      const edited =
        to !== undefined
          ? movedTo(text, path, to)
          : arrange === undefined
            ? { text: withFirstDay(setValue(text, path, value), path, value, studio.workspace), path }
            : arranged(text, path, arrange);
      return changeText(studio, { file, path: edited.path, from: { file, path } }, file, edited.text);
    },
    undo: () => stepped(studio, 'undo'),
    redo: () => stepped(studio, 'redo'),
    discard: ({ file }) => discard(studio, file),
  }) satisfies Handlers<typeof editCalls>;

/** A link in a list to a page of a later day appears with that page, unless it has its own days. */
function withFirstDay(text: string, path: Path, value: unknown, { site }: Changing['workspace']): string {
  const { from } = site.pagesToCome.get(String(value)) ?? {};
  const link = path.slice(0, -1);
  if (from === undefined || path.at(-1) !== 'href' || typeof link.at(-1) !== 'number') return text;
  return 'from' in record(at(parsed(text).data, link)) ? text : setValue(text, [...link, 'from'], from);
}

/** Undoes or redoes the last change, in any file. */
function stepped({ workspace, history }: Changing, way: 'undo' | 'redo'): StepAnswer {
  const step = way === 'undo' ? history.last : history.next;
  if (!step) throw new Refusal(409, way === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.');
  const textOf = (file: string) => workspace.contentOf(file);
  const what = way === 'undo' ? (step.from ?? step) : step;
  const answer = history[way === 'undo' ? 'back' : 'forth'](textOf, (texts) => putTexts({ workspace }, what, texts));
  if (answer) return answer;
  const files = step.files.map(({ file }) => file).join(', ');
  throw new Refusal(409, `Another program has changed this since: ${files}. Undo that there first.`);
}

/** Discards a draft, with those that belong to it. Undo restores them. */
function discard({ workspace, history }: Changing, file: string): null {
  const drafts = workspace.draftsWith(file);
  workspace.discard(file);
  // No undo for outdated drafts: it would overwrite what someone else has written.
  if (drafts.some(({ isOutdated }) => isOutdated)) return null;
  const changes = drafts.map((draft) => ({
    file: draft.file,
    before: draft.text,
    after: workspace.contentOf(draft.file),
  }));
  history.add({ file, path: [], label: `discarding the draft of ${file}` }, changes);
  return null;
}
