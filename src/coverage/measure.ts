import type { Example, WizardExample } from '../plan/config.generated.ts';
import { compileForm, compileWizard } from '../compiler/compile/form.ts';
import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { formModuleOf, wizardModuleOf } from '../compiler/simulate/visitor/modules.ts';
import { readFiles } from '../compiler/read/files.ts';
import { parseFile } from '../compiler/read/parse.ts';
import type { Source } from '../compiler/read/source.ts';
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
export function measure(symbols: SymbolTable, root: string): Measured {
  const raw = new Map(
    readFiles(root)
      .flatMap((file) => parseFile(file).source ?? [])
      .map((source) => [source.file, source]),
  );
  const visits = [
    ...[...symbols.forms.values()].flatMap((form) => visitsOfForm(form, symbols)),
    ...[...symbols.wizards.values()].flatMap((wizard) => visitsOfWizard(wizard, symbols)),
  ];
  return { report: reportOf(symbols, raw, visits), raw };
}

function visitsOfForm(source: Source, symbols: SymbolTable): Visit[] {
  const form = formModuleOf(compileForm(marked(source), symbols));
  const examples = (source.data as { examples: readonly Example[] }).examples;
  const played = new Set(playedInForm(form.plan, examples));
  return examples.map((example) => ({
    file: source.file,
    name: example.name,
    journey: played.has(example),
    marks: visitForm(source, form, example, symbols),
  }));
}

function visitsOfWizard(source: Source, symbols: SymbolTable): Visit[] {
  const wizard = wizardModuleOf(compileWizard(marked(source), symbols));
  const examples = (source.data as { examples: readonly WizardExample[] }).examples;
  const played = new Set(
    playedInWizard(
      wizard.steps.map(({ plan }) => plan),
      examples,
    ),
  );
  return examples.map((example) => ({
    file: source.file,
    name: example.name,
    journey: played.has(example),
    marks: onDay(example.day, () => visitWizard(source, wizard, example, symbols)),
  }));
}
