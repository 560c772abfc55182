import type { ComponentProps, ReactNode } from 'react';
import { stringify } from 'yaml';
import { documentHtml } from '../../src/app/document.ts';
import { headOf } from '../../src/app/head.ts';
import FormBlock from '../../src/blocks/form/view.tsx';
import WizardBlock from '../../src/blocks/wizard/view.tsx';
import { onDay } from '../../src/compiler/simulate/on-day.ts';
import type { Checked } from '../../src/compiler/check/checked.ts';
import { usesOf } from '../../src/compiler/model/uses.ts';
import { tokensCss } from '../../src/compiler/emit/tokens.ts';
import type { SymbolTable } from '../../src/compiler/resolve/symbols.ts';
import { filled } from '../../src/compiler/simulate/visitor/complete.ts';
import { simulationModel } from '../../src/compiler/simulate/simulation-model.ts';
import { reachability } from '../../src/compiler/simulate/reachability/reachability.ts';
import { estimateOf } from '../../src/engine/estimated.ts';
import { defaultsOfForm } from '../../src/engine/settle.ts';
import type { CarriedBlock, CatalogItemBlock, TilesBlock } from '../../src/plan/blocks.generated.ts';
import type { FormModule } from '../../src/plan/form.ts';
import type { OffersModule } from '../../src/plan/offers.ts';
import type { PageModule } from '../../src/plan/page.ts';
import type { SiteModule } from '../../src/render/context.tsx';
import type { Theme } from '../../src/render/form/types.ts';
import type { ShellModule } from '../../src/render/layout/ShellContext.ts';
import { FieldSetForm } from '../../src/render/form/FieldSetForm.tsx';
import useSending from '../../src/render/form/useSending.tsx';
import { ResultCard } from '../../src/render/form/ResultCard.tsx';
import { carriedViews } from './carried-look.tsx';
import { catalogLook, WholeItem } from './catalog-look.tsx';
import { choiceViews } from './choices-look.tsx';
import { nameForms } from './forms-by-name.ts';
import { drawAlone, pageOf, renderPage, renderShell, sessionWith } from './render.tsx';
import { serviceLook } from './site-look.tsx';
import { stateViews } from './states-look.tsx';
import { TileStarts } from './tiles-look.tsx';

/** A compiled site with the modules that the browser gets, by their files. */
export interface Modules {
  readonly symbols: SymbolTable;
  readonly site: SiteModule;
  readonly shell: ShellModule;
  page(file: string): Promise<PageModule>;
  form(file: string): Promise<FormModule>;
  wizard(file: string): Promise<FormModule>;
  /** What a form or wizard offers whose examples say something of it. */
  offers(source: Checked<'form'> | Checked<'wizard'>): Promise<OffersModule | undefined>;
}

/** What a snapshot holds, by its path in snapshots/. */
export type Looks = ReadonlyMap<string, string>;

/** Everything that the snapshots of a config file hold: what is drawn at first, and all that the site takes from it. */
export async function looksOf(source: Checked, modules: Modules): Promise<Looks> {
  const name = `${source.file.split('/').slice(1, -1).join('/') || 'site'}/${source.id}`;
  return new Map([...(await drawn(source, modules, name)), [`${name}.txt`, words(source)]]);
}

async function drawn(source: Checked, modules: Modules, name: string): Promise<[string, string][]> {
  switch (source.kind) {
    case 'page':
      return [[`${name}.html`, await pageLook(source, modules)]];
    case 'form':
      return [[`${name}.html`, await formLook(source, modules)]];
    case 'wizard':
      return [[`${name}.html`, await wizardLook(source, modules)]];
    case 'catalog':
      return [[`${name}.html`, await catalogLook(source, modules)]];
    case 'site':
      return [
        ['site/layout.html', await renderShell(modules.shell)],
        ['site/service.html', await serviceLook(source.data)],
        ['site/tokens.css', tokensCss(source.data)],
      ];
    default:
      return [];
  }
}

/** What only those who write the config read, or what has a snapshot or a test of its own. */
const unsaid: ReadonlySet<string> = new Set(['description', 'examples', 'copy', 'theme']);

/**
 * The file with the values of constants and all that it builds on filled in. It holds what no drawing shows: messages,
 * what happens after submit, the words for search engines, timings, what becomes of leads.
 */
function words({ kind, data }: Checked): string {
  const keeps = (key: string) => kind === 'page' || !unsaid.has(key);
  return stringify(Object.fromEntries(Object.entries(data).filter(([key]) => keeps(key))), {
    lineWidth: 0,
    aliasDuplicateObjects: false,
  });
}

/** The page with its head, and what its blocks do that it does not show at first. */
async function pageLook(source: Checked<'page'>, modules: Modules): Promise<string> {
  const { forms, wizards } = modules.symbols;
  const { site } = modules;
  const module = await modules.page(source.file);
  const path = source.data.path.replace('{id}', 'sample');
  const html = await nameForms(await renderPage(module, site, path), async (id) => {
    const [form, wizard] = [forms.get(id), wizards.get(id)];
    return form ? formView(FormBlock, form, modules) : wizard && wizardOpening(wizard, modules);
  });
  const whole = await withLaterForms(module);
  const later = laterViews(whole, modules.symbols).map((view) => drawAlone(view, whole, site));
  return [headLook(module, site, path), html, ...(await Promise.all(later))].join('\n');
}

/** The page with the forms that come after it. */
async function withLaterForms(module: PageModule): Promise<PageModule> {
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

/** What blocks of the page do that it does not show at first. */
const laterViews = (module: PageModule, symbols: SymbolTable): (() => ReactNode)[] =>
  module.page.blocks.flatMap((block): (() => ReactNode)[] => {
    switch (block.block) {
      case 'carried':
        return onDay(day, () => carriedViews(block as unknown as CarriedBlock, module, symbols));
      case 'tiles':
        return [() => <TileStarts {...(block as unknown as TilesBlock)} />];
      case 'catalog-item': {
        const catalog = module.catalogs![(block as unknown as CatalogItemBlock).catalog]!;
        if (!catalog.sample) return [];
        const sample = { item: catalog.sample, block: block as unknown as CatalogItemBlock, catalog };
        return [() => <WholeItem {...sample} />];
      }
      default:
        return [];
    }
  });

/** What search engines and browsers read of the page, a tag a line. */
const headLook = ({ page }: PageModule, { site }: SiteModule, path: string): string =>
  documentHtml({ language: site.language, head: headOf(page, path, site, 'Sample'), body: '', scripts: [] }).replace(
    /<body>[^]*$/,
    '',
  );

/** What visitors answer is drawn as of this day: the dates that they take and the years that they offer count from it. */
const day = '2026-01-01';

/** As it opens, and what comes about while a visitor answers and at the end. */
const formLook = (source: Checked<'form'>, modules: Modules): Promise<string> =>
  onDay(day, async () => {
    const form = await modules.form(source.file);
    const views = [FormBlock, ...choiceViews(form.steps), ...formStates(source, form, modules)];
    return (await Promise.all(views.map((view) => formView(view, source, modules)))).join('\n');
  });

const formView = async (view: unknown, source: Checked<'form'>, modules: Modules): Promise<string> =>
  renderPage(
    {
      ...pageOf('form', await modules.form(source.file), await pageWith(modules, 'forms', source.id)),
      views: { form: view },
      // A form in a panel brings it along.
      sending: useSending,
    },
    modules.site,
  );

function formStates(source: Checked<'form'>, form: FormModule, { symbols, site }: Modules): (() => ReactNode)[] {
  const reach = reachability(simulationModel(source, symbols));
  const answers = filled(reach.model, reach.base.answers);
  const session = sessionWith(form, answers, { reference: 'CH-7K3M-9Q2P' });
  const sent = site.site.posts?.includes(source.id);
  return [
    ...stateViews(reach, defaultsOfForm(reach.model.form)),
    ...(form.plan.result ? [resultView({ form, session, sent })] : []),
  ];
}

/** The card after the end. */
const resultView = (props: ComponentProps<typeof ResultCard>) => () => (
  <ResultCard {...props} onBack={() => undefined} />
);

/**
 * As it opens, then each step as a visitor sees it who answered all that is asked, and what comes about in between and
 * at the end.
 */
const wizardLook = (source: Checked<'wizard'>, modules: Modules): Promise<string> =>
  onDay(day, () => wizardSteps(source, modules));

async function wizardOpening(source: Checked<'wizard'>, modules: Modules): Promise<string> {
  const page = await pageWith(modules, 'wizards', source.id);
  return wizardView(WizardBlock, await modules.wizard(source.file), page, modules);
}

async function wizardSteps(source: Checked<'wizard'>, modules: Modules): Promise<string> {
  const page = await pageWith(modules, 'wizards', source.id);
  const wizard = await modules.wizard(source.file);
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
  const states = stateViews(reach, answers);
  const result = wizard.plan.result ? [resultView({ form: wizard, session })] : [];
  const looks = [...steps, ...result, ...choiceViews(wizard.steps), ...states].map((view) =>
    wizardView(view, wizard, page, modules),
  );
  return (await Promise.all([wizardOpening(source, modules), ...looks])).join('\n');
}

const wizardView = (view: unknown, wizard: FormModule, page: PageModule, { site }: Modules): Promise<string> =>
  renderPage({ ...pageOf('wizard', wizard, page), views: { wizard: view } }, site);

/** The first page that ships a form or wizard, with all that it needs. */
async function pageWith({ symbols, page }: Modules, kind: 'forms' | 'wizards', id: string): Promise<PageModule> {
  const source = symbols.pages.find((one) => usesOf(one, symbols)[kind].has(id));
  if (!source) throw new Error(`No page ships "${id}"`);
  return withLaterForms(await page(source.file));
}
