import { diagnosticsOf } from '../../../language/diagnostics.ts';
import type { Diagnostic, TextEdit } from '../../../language/types.ts';
import type { TextAnswer, WriteAnswer, WriteRequest } from '../../shared/text.ts';
import { hashOf } from '../workspace/config-files.ts';
import { change } from '../workspace/change.ts';
import type { Route } from '../http/http.ts';
import { asPath } from '../http/paths.ts';
import { refuseOld } from '../workspace/refuse-old.ts';
import { Refusal } from '../http/refusal.ts';
import { draftEntries } from '../site/site.ts';
import { pathAt } from '../thing/spots.ts';
import type { Studio } from '../studio.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { plainText, withEdits } from './line-ends.ts';

type Changing = Pick<Studio, 'workspace' | 'history'>;

/** `GET text?file=config/pages/home.yaml&base=…`: the text of a file, unless it is the one that the page has. */
export const textRoute =
  ({ workspace }: Pick<Studio, 'workspace'>): Route =>
  ({ query }): TextAnswer => {
    const file = query.get('file') ?? '';
    const text = textIn(workspace, file);
    return {
      ...stateOf(file, text, workspace),
      ...(hashOf(text) !== query.get('base') && { text: plainText(text) }),
    };
  };

/** `POST write`: edits the text of a file. One that has changed since the person saw it is not changed blindly. */
export const writeRoute =
  (studio: Changing): Route =>
  ({ body }): WriteAnswer => {
    const { workspace, history } = studio;
    const { file, base, edits, path, isFix = false } = asWrite(body);
    const before = textIn(workspace, file);
    refuseOld(before, base);
    const text = withEdits(before, edits);
    const at = path ?? pathAt({ text: plainText(before) }, edits[0]?.start ?? 0);
    if (isFix) history.end();
    const answer = change(studio, { file, path: at }, new Map([[file, text]]));
    if (isFix) history.end();
    return { ...answer, ...stateOf(file, text, workspace) };
  };

function textIn(workspace: Workspace, file: string): string {
  const text = workspace.textOf(file);
  if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
  return text;
}

/** What has become of a text. */
function stateOf(file: string, text: string, workspace: Workspace): Omit<TextAnswer, 'text'> {
  const draft = draftEntries(workspace).find((one) => one.file === file);
  return {
    base: hashOf(text),
    turn: workspace.turn,
    state: workspace.stateOf(file),
    ...(draft && { draft }),
    diagnostics: diagnosticsIn(file, plainText(text), workspace),
  };
}

/** What is wrong in a text: the same problems that the panel lists. Of a draft, only what it adds. */
function diagnosticsIn(file: string, text: string, { drafts, site }: Workspace): Diagnostic[] {
  const draft = drafts.find((one) => one.file === file);
  const here = <One extends { readonly place: { readonly file: string } }>(all: readonly One[]) =>
    all.filter(({ place }) => place.file === file);
  return draft
    ? diagnosticsOf(here(draft.problems), 'error', text)
    : [...diagnosticsOf(here(site.problems), 'error', text), ...diagnosticsOf(here(site.unready), 'warning', text)];
}

/** What came from outside as an edit of a text. Throws for anything else. */
function asWrite(body: unknown): WriteRequest {
  const { file, base, edits, path, isFix } = (body ?? {}) as Partial<WriteRequest>;
  if (typeof file !== 'string' || typeof base !== 'string' || !Array.isArray(edits) || !areEdits(edits))
    throw new Refusal(400, 'A change of a text names its file, and what becomes of which stretches.');
  return { file, base, edits, isFix: isFix === true, ...(path !== undefined && { path: asPath(path) }) };
}

/** Whether these are edits that do not overlap, in their order. */
const areEdits = (edits: readonly unknown[]): edits is readonly TextEdit[] =>
  edits.every((edit, index) => {
    const { start, end, words } = (edit ?? {}) as Partial<TextEdit>;
    const { end: from = 0 } = (edits[index - 1] ?? {}) as Partial<TextEdit>;
    return isOffset(start) && isOffset(end) && from <= start && start <= end && typeof words === 'string';
  });

const isOffset = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
