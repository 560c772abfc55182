import type { Example, WizardExample } from '../../plan/config.generated.ts';
import { compileForm, compileWizard } from '../compile/form.ts';
import type { Names } from '../link/names.ts';
import { formModuleOf, wizardModuleOf } from '../prove/visitor/modules.ts';
import { readFiles } from '../read/files.ts';
import { parseFile } from '../read/parse.ts';
import type { Source } from '../read/source.ts';
import { marked } from './marked.ts';
import { onDay } from './on-day.ts';
import { playedInForm, playedInWizard } from './played.ts';
import { reportOf, type Covered, type Visit } from './report.ts';
import { visitForm, visitWizard } from './visit.ts';

/** What a site's examples exercise, and its files as they are written. */
export interface Measured {
  readonly report: readonly Covered[];
  readonly raw: ReadonlyMap<string, Source>;
}

/** Runs every example of a sound site. `root` holds config/. */
export function measure(names: Names, root: string): Measured {
  const raw = new Map(readFiles(root).flatMap((file) => parseFile(file).source ?? []).map((source) => [source.file, source]));
  const visits = [...[...names.forms.values()].flatMap((form) => visitsOfForm(form, names)), ...[...names.wizards.values()].flatMap((wizard) => visitsOfWizard(wizard, names))];
  return { report: reportOf(names, raw, visits), raw };
}

function visitsOfForm(source: Source, names: Names): Visit[] {
  const form = formModuleOf(compileForm(marked(source), names));
  const examples = (source.data as { examples: readonly Example[] }).examples;
  const played = new Set(playedInForm(form.plan, examples));
  return examples.map((example) => ({ file: source.file, name: example.name, journey: played.has(example), marks: visitForm(source, form, example, names) }));
}

function visitsOfWizard(source: Source, names: Names): Visit[] {
  const wizard = wizardModuleOf(compileWizard(marked(source), names));
  const examples = (source.data as { examples: readonly WizardExample[] }).examples;
  const played = new Set(playedInWizard(wizard.steps.map(({ plan }) => plan), examples));
  return examples.map((example) => ({ file: source.file, name: example.name, journey: played.has(example), marks: onDay(example.day, () => visitWizard(source, wizard, example, names)) }));
}
