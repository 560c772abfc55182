import { readFiles } from '../../../build/read/files.ts';
import { parseFile } from '../../../build/read/parse.ts';
import type { Source } from '../../../build/read/source.ts';
import { playedInForm, playedInWizard } from '../../../build/coverage/played.ts';
import { marked } from '../../../build/coverage/marked.ts';
import { reportOf, type Covered, type Visit } from '../../../build/coverage/report.ts';
import { visitForm, visitWizard } from '../../../build/coverage/visit.ts';
import type { Names } from '../../../build/link/names.ts';
import type { Example, WizardExample } from '../../../plan/config.generated.ts';
import { formRun, wizardRun, type Plugins } from '../diff/run.ts';
import { onDay } from '../diff/visitors.ts';

/** What a site's examples exercise, and its files as they are written. */
export interface Measured {
  readonly report: readonly Covered[];
  readonly raw: ReadonlyMap<string, Source>;
}

/** Runs every example of a sound site. `root` holds config/. */
export function measure(names: Names, root: string, plugins: Plugins): Measured {
  const raw = new Map(readFiles(root).flatMap((file) => parseFile(file).source ?? []).map((source) => [source.file, source]));
  const visits = [...[...names.forms.values()].flatMap((form) => visitsOfForm(form, names, plugins)), ...[...names.wizards.values()].flatMap((wizard) => visitsOfWizard(wizard, names, plugins))];
  return { report: reportOf(names, raw, visits), raw };
}

function visitsOfForm(source: Source, names: Names, plugins: Plugins): Visit[] {
  const form = formRun(marked(source), names, plugins);
  const examples = (source.data as { examples: readonly Example[] }).examples;
  const played = new Set(playedInForm(form.plan, examples));
  return examples.map((example) => ({ file: source.file, name: example.name, journey: played.has(example), marks: visitForm(source, form, example, names) }));
}

function visitsOfWizard(source: Source, names: Names, plugins: Plugins): Visit[] {
  const wizard = wizardRun(marked(source), names, plugins);
  const examples = (source.data as { examples: readonly WizardExample[] }).examples;
  const played = new Set(playedInWizard(wizard.steps.map(({ plan }) => plan), examples));
  return examples.map((example) => ({ file: source.file, name: example.name, journey: played.has(example), marks: onDay(example.day, () => visitWizard(source, wizard, example, names)) }));
}
