import type { CheckedForm, CheckedWizard } from '../../compiler/check/checked.ts';
import { compileForm } from '../../compiler/compile/form.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { readFiles } from '../../compiler/read/files.ts';
import { parseFile } from '../../compiler/read/parse.ts';
import type { Source, SourceText } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { formModuleOf } from '../../compiler/simulate/visitor/modules.ts';
import { onDay } from '../../compiler/simulate/on-day.ts';
import type { Example, WizardExample } from '../../shared/plan/config.generated.ts';
import { watchOffers } from './offers.ts';
import { playedIn } from './played.ts';
import { reportOf, type Covered, type Visit } from './report.ts';
import { translatedReport } from './translated.ts';
import { withTracedWords } from './traced-words.ts';
import { visitForm } from './visit.ts';

/** What the examples of a site exercise, and its source files. */
export interface Measured {
  readonly report: readonly Covered[];
  readonly raw: ReadonlyMap<string, Source>;
  /** The CSV files with table rows. */
  readonly csvs: readonly SourceText[];
}

/**
 * Runs every example of a valid site, in its first language and in each other one in which pages are published.
 * Takes  `root`: the folder of config/; `languages`: the site in the other languages
 */
export function measure(symbols: SymbolTable, root: string, languages: readonly SymbolTable[] = []): Measured {
  const sources = readFiles(root).flatMap((file) => parseFile(file).source ?? []);
  const raw = new Map(sources.map((source) => [source.file, source]));
  const visits = formsOf(symbols).flatMap((source) => visitsOf(source, symbols));
  const translated = languages.flatMap((own) =>
    formsOf(own).flatMap((source) => translatedReport(source, own, () => visitsOf(source, own))),
  );
  return {
    report: [...reportOf(symbols, raw, visits), ...translated],
    raw,
    csvs: [...symbols.rowFiles.values()],
  };
}

const formsOf = ({ forms, wizards }: SymbolTable) => [...forms.values(), ...wizards.values()];

function visitsOf(source: CheckedForm | CheckedWizard, symbols: SymbolTable): Visit[] {
  const model = formModel(source);
  const form = formModuleOf(compileForm(formModel(withTracedWords(source, model)), symbols));
  const examples = source.data.examples as readonly (Example & WizardExample)[];
  const offers = watchOffers(model, symbols);
  const played = new Set(playedIn(form, examples));
  return examples.map((example) => ({
    file: source.file,
    name: example.name,
    journey: played.has(example),
    traces: onDay(example.day, () => visitForm(model, form, example, symbols, offers)),
  }));
}
