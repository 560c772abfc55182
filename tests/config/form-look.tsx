import type { ComponentProps, ReactNode } from 'react';
import FormBlock from '../../src/site/blocks/form/view.tsx';
import WizardBlock from '../../src/site/blocks/wizard/view.tsx';
import type { Checked } from '../../src/compiler/check/checked.ts';
import { usesOf } from '../../src/compiler/model/uses.ts';
import { onDay } from '../../src/compiler/simulate/on-day.ts';
import { reachability } from '../../src/compiler/simulate/reachability/reachability.ts';
import { simulationModel } from '../../src/compiler/simulate/simulation-model.ts';
import { filled } from '../../src/compiler/simulate/visitor/complete.ts';
import { estimateOf } from '../../src/shared/engine/estimated.ts';
import { defaultsOfForm } from '../../src/shared/engine/settle.ts';
import type { FormModule } from '../../src/shared/plan/form.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import { FieldSetForm } from '../../src/site/render/form/FieldSetForm.tsx';
import { ResultCard } from '../../src/site/render/form/ResultCard.tsx';
import type { Theme } from '../../src/site/render/form/types.ts';
import useSending from '../../src/site/render/form/useSending.tsx';
import { answeringSections } from './answering-look.ts';
import { drawn } from './drawing/drawn.ts';
import type { Modules } from './looks.ts';
import { pageOf, renderPage, sessionWith } from './render.tsx';
import type { Section } from './sections.ts';

/** The date of all drawings: relative dates and years count from it. */
export const day = '2026-01-01';

/** A form as it opens, the parts that appear while a visitor answers, and the card at the end. */
export const formSections = (source: Checked<'form'>, modules: Modules): Promise<readonly Section[]> =>
  onDay(day, async (): Promise<readonly Section[]> => {
    const form = await modules.form(source.file);
    const reach = reachability(simulationModel(source, modules.symbols));
    const session = sessionWith(form, filled(reach.model, reach.base.answers), { reference: 'CH-7K3M-9Q2P' });
    const sent = modules.site.site.posts?.includes(source.id) ? '' : undefined;
    const end = form.plan.result && (await formView(resultView({ form, session, sent }), source, modules));
    return [
      ['As it opens', drawn(await openedForm(source, modules), modules)],
      ['At the end', end === undefined ? '' : drawn(end, modules)],
      ...answeringSections(reach, defaultsOfForm(reach.model.form)),
    ];
  });

/** HTML of a form as it opens. */
export const openedForm = (source: Checked<'form'>, modules: Modules): Promise<string> =>
  formView(FormBlock, source, modules);

const formView = async (view: unknown, source: Checked<'form'>, modules: Modules): Promise<string> =>
  renderPage(
    {
      ...pageOf('form', await modules.form(source.file), await pageWith(modules, 'forms', source.id)),
      views: { form: view },
      // A form in a panel brings its panel.
      sending: useSending,
    },
    modules.site,
  );

/** The card after the end. */
const resultView = (props: ComponentProps<typeof ResultCard>) => () => (
  <ResultCard {...props} onBack={() => undefined} />
);

/**
 * A wizard as it opens, each step as a visitor sees it who answers every question, the card at the end, and the parts
 * that appear in between.
 */
export const wizardSections = (source: Checked<'wizard'>, modules: Modules): Promise<readonly Section[]> =>
  onDay(day, async (): Promise<readonly Section[]> => {
    const wizard = await modules.wizard(source.file);
    const page = await pageWith(modules, 'wizards', source.id);
    const reach = reachability(simulationModel(source, modules.symbols));
    const answers = filled(reach.model, reach.base.answers);
    const session = sessionWith(wizard, answers);
    const steps = wizard.steps.map((step) => () => (
      <>
        <h2>{step.plan.title}</h2>
        <p>{step.plan.intro}</p>
        <FieldSetForm
          set={step}
          formId={source.id}
          session={session}
          onSubmit={() => undefined}
          submitLabel={wizard.plan.wizard!.next}
          estimate={wizard.plan.estimate && ((given) => estimateOf(wizard, given))}
        />
      </>
    ));
    const draw = async (view: () => ReactNode) => drawn(await wizardView(view, wizard, page, modules), modules);
    const looks = await Promise.all(steps.map(draw));
    return [
      ['As it opens', drawn(await openedWizard(source, modules), modules)],
      ...looks.map((look, index): Section => [`Step ${index + 1}, with all answers`, look]),
      ['At the end', wizard.plan.result ? await draw(resultView({ form: wizard, session })) : ''],
      ...answeringSections(reach, answers),
    ];
  });

/** HTML of a wizard as it opens. */
export async function openedWizard(source: Checked<'wizard'>, modules: Modules): Promise<string> {
  const page = await pageWith(modules, 'wizards', source.id);
  return wizardView(WizardBlock, await modules.wizard(source.file), page, modules);
}

const wizardView = (view: unknown, wizard: FormModule, page: PageModule, { site }: Modules): Promise<string> =>
  renderPage({ ...pageOf('wizard', wizard, page), views: { wizard: view } }, site);

/** The first page with a form or wizard, and everything that it needs. */
async function pageWith({ symbols, page }: Modules, kind: 'forms' | 'wizards', id: string): Promise<PageModule> {
  const source = symbols.pages.find((one) => usesOf(one, symbols)[kind].has(id));
  if (!source) throw new Error(`No page ships "${id}"`);
  return withLaterForms(await page(source.file));
}

/** The page with the forms that come after it. */
export async function withLaterForms(module: PageModule): Promise<PageModule> {
  const later = await Promise.all(
    Object.entries(module.later ?? {}).map(async ([id, load]) => [id, await load()] as const),
  );
  return {
    ...module,
    forms: { ...module.forms, ...Object.fromEntries(later.map(([id, { form }]) => [id, form])) },
    theme: later.reduce((all, [, { theme }]) => bothThemes(all, theme as Theme), module.theme as Theme | undefined),
  };
}

const bothThemes = (one: Theme | undefined, other: Theme): Theme => ({
  ...other,
  fields: { ...one?.fields, ...other.fields },
  widgets: { ...one?.widgets, ...other.widgets },
});
