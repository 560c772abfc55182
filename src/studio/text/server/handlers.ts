import { diagnosticsOf } from '../../../authoring/language/diagnostics.ts';
import type { Diagnostic, TextEdit } from '../../../authoring/language/types.ts';
import type { Handlers } from '../../contract/call.ts';
import type { TextAnswer, textCalls } from '../contract.ts';
import { hashOf } from '../../workspace/config-files.ts';
import { change } from '../../workspace/change.ts';
import { refuseOld, textIn } from '../../workspace/refuse.ts';
import { Refusal } from '../../http/refusal.ts';
import { stateIn } from '../../site/server/site.ts';
import { pathAt } from '../../thing/server/source-place.ts';
import type { Changing } from '../../http/studio.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { plainText, withEdits } from './line-ends.ts';

export const textHandlers = (studio: Changing) =>
  ({
    text: ({ file, base }) => {
      const text = textIn(studio.workspace, file);
      return { ...textStatusOf(file, text, studio.workspace), ...(hashOf(text) !== base && { text: plainText(text) }) };
    },
    write: ({ file, base, edits, path, isFix = false }) => {
      const { workspace, history } = studio;
      if (!areApart(edits)) throw new Refusal(400, 'Edits must be sorted and must not overlap.');
      const before = textIn(workspace, file);
      refuseOld(before, base);
      const text = withEdits(before, edits);
      const at = path ?? pathAt({ text: plainText(before) }, edits[0]?.start ?? 0);
      if (isFix) history.end();
      const answer = change(studio, { file, path: at }, new Map([[file, text]]));
      if (isFix) history.end();
      return { ...answer, ...textStatusOf(file, text, workspace) };
    },
  }) satisfies Handlers<Pick<typeof textCalls, 'text' | 'write'>>;

const areApart = (edits: readonly TextEdit[]): boolean =>
  edits.every(({ start, end }, index) => (edits[index - 1]?.end ?? 0) <= start && start <= end);

/** State of a text. */
function textStatusOf(file: string, text: string, workspace: Workspace): Omit<TextAnswer, 'text'> {
  const diagnostics = diagnosticsIn(file, plainText(text), workspace);
  return { base: hashOf(text), ...stateIn(workspace, file), diagnostics };
}

/** The problems of a text, as listed in the panel. For a draft, only those that it adds. */
function diagnosticsIn(file: string, text: string, { drafts, site }: Workspace): Diagnostic[] {
  const draft = drafts.find((one) => one.file === file);
  const here = <One extends { readonly place: { readonly file: string } }>(all: readonly One[]) =>
    all.filter(({ place }) => place.file === file);
  return draft
    ? diagnosticsOf(here(draft.problems), 'error', text)
    : [...diagnosticsOf(here(site.problems), 'error', text), ...diagnosticsOf(here(site.unready), 'warning', text)];
}
