import { compileForm } from '../../compiler/compile/form.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import type { FormModel } from '../../compiler/model/types.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { formModuleOf } from '../../compiler/simulate/visitor/modules.ts';
import { onDay } from '../../compiler/simulate/on-day.ts';
import { runExample } from '../../shared/engine/examples.ts';
import type { Example, WizardExample } from '../../shared/plan/config.generated.ts';
import { outcomeWords, type Outcome } from './outcome.ts';

/** An example visitor whose outcome changed for the same answers. */
export interface ChangedVisit {
  /** Whether they take another path, or read other texts on the same path. */
  readonly how: 'path' | 'words';
  readonly file: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Visitors {
  /** The number of visitors that ran through both versions. */
  readonly tried: number;
  readonly changed: readonly ChangedVisit[];
}

/** Runs every example visitor of the new site, and those that only the old one has, through both sites. */
export function compareVisitors(before: SymbolTable, after: SymbolTable): Visitors {
  const pairs = (['forms', 'wizards'] as const).flatMap((kind) =>
    [...after[kind].values()].flatMap((now) => {
      const old = before[kind].get(now.id);
      return old ? [{ old: formModel(old), now: formModel(now) }] : [];
    }),
  );
  const results = pairs.flatMap(({ old, now }) => {
    const [runOld, runNow] = [runner(old, before), runner(now, after)];
    return examplesOf(old, now).map((example) => ({
      file: now.source.file,
      fields: now.fields,
      name: example.name,
      was: runOld(example),
      is: runNow(example),
    }));
  });
  const changed = results.flatMap(({ file, name, was, is, fields }): ChangedVisit[] => {
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const how = withoutTexts(was) === withoutTexts(is) ? 'words' : 'path';
    return [{ how, file, name, before: outcomeWords(was, fields), after: outcomeWords(is, fields) }];
  });
  return { tried: results.length, changed };
}

type Run = (example: Example & WizardExample) => Outcome;

function runner(model: FormModel, symbols: SymbolTable): Run {
  const form = formModuleOf(compileForm(model, symbols));
  return (example) => onDay(example.day, () => runExample(form, example));
}

/** The examples of the new file, and those that only the old one has. */
function examplesOf(old: FormModel, now: FormModel): (Example & WizardExample)[] {
  const names = new Set(now.examples.map(({ config }) => config.name));
  const examples = [...now.examples, ...old.examples.filter(({ config }) => !names.has(config.name))];
  return examples.map(({ config }) => config as Example & WizardExample);
}

/** Actions that only show text. */
const textActions: readonly string[] = ['alert', 'say', 'toast'];

/** The outcome of an example without its texts, for comparison. */
function withoutTexts({ errors = {}, alert, note, result, does, ...way }: Outcome): string {
  const done = does?.map((action) =>
    Object.entries(action).map(([kind, value]) => (textActions.includes(kind) ? kind : [kind, value])),
  );
  return JSON.stringify([way, Object.keys(errors), alert === undefined, note === undefined, result?.length, done]);
}
