import { formsIn, usesOf } from '../../../compiler/model/uses.ts';
import { pathsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { CheckedForm, CheckedWizard } from '../../../compiler/check/checked.ts';
import type { DraftEntry } from '../../contract/values.ts';
import type { FormEntry, PageEntry, SiteAnswer, StepEntry } from '../contract.ts';
import type { Thing } from '../../thing/contract.ts';
import type { HistoryStep } from '../../workspace/history.ts';
import type { Changing } from '../../http/studio.ts';
import { dayEntries } from '../../days/server/turns.ts';
import { languageEntries } from '../../languages/server/handlers.ts';
import { lackingExamplesOf } from '../../examples/server/handlers.ts';
import { withFixes, withFixesIn } from '../../text/server/fixes.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The site for Studio's page: pages, problems and drafts. */
export function siteAnswer({ workspace, history }: Changing): SiteAnswer {
  const { names, problems, unready, over, today, turns } = workspace.site;
  return {
    pages: names.pages.map((page) => pageEntry(page, names)),
    problems: withFixes(problems, workspace),
    unready: withFixes(unready, workspace),
    lacking: lackingExamplesOf(workspace),
    over,
    today,
    day: names.today,
    days: dayEntries(turns),
    languages: languageEntries(workspace),
    ...(names.language && { language: names.language.code }),
    drafts: draftEntries(workspace),
    ...(workspace.fault !== undefined && { fault: workspace.fault }),
    ...(history.last && { undo: entryOf(history.last) }),
    ...(history.next && { redo: entryOf(history.next) }),
  };
}

const entryOf = ({ file, path, label }: HistoryStep): StepEntry => ({
  file,
  path,
  ...(label !== undefined && { label }),
});

/** The drafts, without their texts. */
const draftEntries = (workspace: Workspace): DraftEntry[] =>
  workspace.drafts.map(({ file, text, problems, isOutdated }) => ({
    file,
    problems: withFixesIn(problems, file, workspace),
    isOutdated,
    isRemoved: text === undefined,
  }));

/** Whether the text of a file is shown and saved. */
export function stateIn(
  workspace: Workspace,
  file: string,
): Pick<Thing, 'turn' | 'state' | 'isShown' | 'others' | 'draft'> {
  const draft = draftEntries(workspace).find((one) => one.file === file);
  return {
    turn: workspace.turn,
    state: workspace.stateOf(file),
    isShown: workspace.site.isGood,
    others: new Set(workspace.pending.flatMap((one) => (one.file === file ? [] : [one.file]))).size,
    ...(draft && { draft }),
  };
}

const pageEntry = (page: SymbolTable['pages'][number], symbols: SymbolTable): PageEntry => ({
  id: page.id,
  file: page.file,
  title: page.data.title,
  addresses: page.data.status === undefined ? pathsOf(page, symbols) : [page.data.path],
  forms: formsIn(usesOf(page, symbols), symbols).map(formEntry),
});

const formEntry = (form: CheckedForm | CheckedWizard): FormEntry => ({
  kind: form.kind,
  id: form.id,
  file: form.file,
  steps: form.kind === 'wizard' ? form.data.steps.map(({ id, title }) => ({ id, title })) : [],
  examples: form.data.examples.map(({ name, answers, errors, day, ...rest }) => ({
    name,
    answers: (answers ?? {}) as Record<string, unknown>,
    steps: 'steps' in rest ? (rest.steps ?? []) : [],
    hasErrors: errors !== undefined,
    ...(day !== undefined && { day }),
  })),
});
