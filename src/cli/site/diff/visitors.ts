import type { Names } from '../../../build/link/names.ts';
import { array, at } from '../../../build/link/names.ts';
import { compileForm, compileWizard } from '../../../build/compile/form.ts';
import { formModuleOf, wizardModuleOf } from '../../../build/prove/visitor/modules.ts';
import { onDay } from '../../../build/coverage/on-day.ts';
import type { Source } from '../../../build/read/source.ts';
import { runForm, runWizard } from '../../../engine/examples.ts';
import type { Example, WizardExample } from '../../../plan/config.generated.ts';

/** An example visitor for whom something else comes of the same answers. */
export interface Rerouted {
  readonly file: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Visitors {
  /** How many were sent through both. */
  readonly tried: number;
  readonly rerouted: readonly Rerouted[];
}

/** Send every example visitor of the newer site, and those only the older one has, through both of them. */
export function compareVisitors(before: Names, after: Names): Visitors {
  const pairs = (['forms', 'wizards'] as const).flatMap((kind) => [...after[kind].values()].flatMap((now) => {
    const old = before[kind].get(now.id);
    return old ? [{ old, now }] : [];
  }));
  const results = pairs.flatMap(({ old, now }) => {
    const [runOld, runNow] = [runner(old, before), runner(now, after)];
    return examplesOf(old, now).map((example) => ({ file: now.file, name: example.name, before: outcome(runOld, example), after: outcome(runNow, example) }));
  });
  return { tried: results.length, rerouted: results.filter((one) => one.before !== one.after) };
}

type Run = (example: Example & WizardExample) => object;

function runner(source: Source, names: Names): Run {
  if (source.kind === 'form') {
    const form = formModuleOf(compileForm(source, names));
    return (example) => runForm(form, example);
  }
  const wizard = wizardModuleOf(compileWizard(source, names));
  return (example) => onDay(example.day, () => runWizard(wizard, example));
}

function examplesOf(old: Source, now: Source): (Example & WizardExample)[] {
  const list = (source: Source) => array(at(source.data, ['examples'])) as (Example & WizardExample)[];
  const names = new Set(list(now).map(({ name }) => name));
  return [...list(now), ...list(old).filter(({ name }) => !names.has(name))];
}

/** What comes of it, in words that can be compared and read. */
function outcome(run: Run, example: Example & WizardExample): string {
  const { steps, stoppedAt, errors, alert, does, estimate, note, result, becomes, dropped } = run(example) as Example & WizardExample;
  const parts: readonly (readonly [string, unknown])[] = [['passes', steps], ['is stopped at', stoppedAt], ['reads', errors], ['is told', alert], ['then', does], ['estimate', estimate], ['note', note], ['result', result], ['answers become', becomes], ['dropped', dropped]];
  return parts.filter(([, value]) => value !== undefined).map(([words, value]) => `${words} ${typeof value === 'string' ? value : JSON.stringify(value)}`).join('; ');
}
