import { expect, it } from 'vitest';
import type { Option } from '../../src/shared/plan/answers.ts';
import type { FormModule, Step } from '../../src/shared/plan/form.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import { FieldSetForm } from '../../src/site/render/form/FieldSetForm.tsx';
import { compiled, modules, pageModule } from './modules.ts';
import { pageOf, renderPage, sessionWith } from './render.tsx';

const itemsOf = (list: string) => (compiled.symbols.lists.get(list)?.data as { items: readonly Option[] }).items;

/** The options of a list for each option of another list, by its label. */
const of = (parents: string, list: string): Readonly<Record<string, readonly Option[]>> =>
  Object.fromEntries(
    itemsOf(parents).map(({ value, label }) => [label, itemsOf(list).filter((option) => option.of === value)]),
  );

/** The entries with fewer options than the specification requires. More options and other entries are allowed. */
const short = (found: Readonly<Record<string, readonly Option[]>>, least: Readonly<Record<string, number>>) =>
  Object.keys(least).filter((label) => (found[label]?.length ?? 0) < (least[label] ?? 0));

/** Parses "Chennai 2, Delhi 3", the format of the specification. */
const counted = (line: string): Readonly<Record<string, number>> =>
  Object.fromEntries(line.split(', ').map((part) => [part.replace(/ \d+$/, ''), Number(/\d+$/.exec(part)?.[0])]));

const five = (makers: string): Readonly<Record<string, number>> =>
  Object.fromEntries(makers.split(', ').map((maker) => [maker, 5]));

it('car: nine cities have the RTOs of the specification, or more [spec 9.23]', () => {
  const least = 'Bengaluru 14, Chennai 2, Delhi 3, Hyderabad 2, Ahmedabad 2, Jaipur 2, Mumbai 2, Pune 2, Thane 1';
  expect(short(of('car-cities', 'car-rtos'), counted(least)), 'spec 9.23').toEqual([]);
});

it('bike: six cities have the RTOs of the specification, or more [spec 9.24]', () => {
  const least = 'Bengaluru 5, Chennai 2, Delhi 2, Hyderabad 2, Mumbai 2, Pune 2';
  expect(short(of('bike-cities', 'bike-rtos'), counted(least)), 'spec 9.24').toEqual([]);
});

it.each([
  [
    'car: ten manufacturers have five models, each with five variants [spec 9.25]',
    'car',
    'Audi, BMW, Honda, Hyundai, Mahindra and Mahindra, Maruti, Mercedes-Benz, Tata, Toyota, Volkswagen',
  ],
  [
    'bike: eight manufacturers have five models, each with five variants [spec 9.26]',
    'bike',
    'Hero, Honda, Bajaj, TVS, Yamaha, KTM, Suzuki, Royal Enfield',
  ],
])('%s', (line, kind, makers) => {
  const models = of(`${kind}-makers`, `${kind}-models`);
  expect(short(models, five(makers)), line).toEqual([]);
  const named = makers.split(', ').flatMap((maker) => models[maker]?.map(({ value }) => value) ?? []);
  const variants = (model: unknown) => itemsOf(`${kind}-variants`).filter((variant) => variant.of === model).length;
  // Five of each in the specification: later ones may have fewer.
  expect(named.filter((model) => variants(model) >= 5).length, line).toBeGreaterThanOrEqual(
    5 * makers.split(', ').length,
  );
});

it.each([
  ['car-cities', 'car-rtos'],
  ['car-makers', 'car-models'],
  ['car-models', 'car-variants'],
  ['bike-cities', 'bike-rtos'],
  ['bike-makers', 'bike-models'],
  ['bike-models', 'bike-variants'],
])('%s: each has at least one of %s, so that no visitor is stuck', (parents, list) => {
  const lonely = Object.entries(of(parents, list)).filter(([, options]) => options.length === 0);
  expect(lonely.map(([label]) => label)).toEqual([]);
});

it('motor insurance offers policy types, expiry, insurers, owners and bonus levels [spec 9.18–9.22]', () => {
  const labels = (list: string) => itemsOf(list).map(({ label }) => label);
  expect(labels('motor-policy-types')).toEqual(['Comprehensive Policy', 'Third Party Only', 'OD Only']);
  expect(labels('expiry-status')).toEqual(['Not Expired', 'Expired within 90 days', 'Expired more than 90 days']);
  expect(labels('general-insurers')).toHaveLength(5);
  expect(labels('owner-types')).toEqual(['Individual', 'Organization']);
  expect(labels('ncb-levels')).toEqual(['0%', '20%', '25%', '35%', '45%', '50%']);
});

it('the steps have the names and fields of the specification [spec 2.65, 2.69, 3.17, 3.18, 9.22]', async () => {
  const asked = (wizard: FormModule) =>
    wizard.steps.flatMap(({ plan }) =>
      Object.values(plan.fields).flatMap((field) => (field.computed || field.withOffers ? [] : [field.name])),
    );
  const common =
    'city rto manufacturer model variant year policyType rememberPrevPolicy expiryStatus prevInsurer prevPolicyType manufactureMonthYear registrationDate policyExpiryDate customerType licenseValid paCover ownerChange claim ncb name phone email'.split(
      ' ',
    );
  for (const [id, own] of [
    ['car', ['carNumber', 'isNewCar']],
    ['bike', ['regNo', 'isNewBike']],
  ] as const) {
    const wizard = (await pageModule(`config/pages/${id}-plan.yaml`)).wizards[id]!;
    expect(wizard.steps.map(({ plan }) => plan.title)).toEqual([
      'City & RTO',
      'Manufacturer',
      'Model',
      'Variant',
      'Year',
      'Policy Type',
      'More Info',
      'Basic Info',
    ]);
    expect(asked(wizard)).toEqual([...own, ...common]);
    expect(wizard.steps[6]?.plan.fields.paCover?.label).toContain('Rs 15 lakh');
  }
});

/** A step drawn without the choices before it, which the wizard itself prevents. */
async function bare(page: PageModule, step: Step): Promise<string> {
  const wizard = page.wizards.car ?? page.wizards.bike!;
  const session = sessionWith(wizard, {});
  const View = () => (
    <FieldSetForm set={step} formId="w" session={session} onSubmit={() => undefined} submitLabel="Next" />
  );
  return renderPage({ ...pageOf('wizard', wizard, page), views: { wizard: View } }, modules.site);
}

it.each([
  ['car', 'model', 'No models available for this brand.'],
  ['car', 'variant', 'No variants available for this model.'],
  ['bike', 'model', 'Select a manufacturer first to see its available models.'],
  ['bike', 'variant', 'Select a model to view compatible variants.'],
])('%s: without a choice before it, the step %s says so [spec 8.04, 8.05]', async (id, step, words) => {
  const page = await pageModule(`config/pages/${id}-plan.yaml`);
  expect(
    await bare(
      page,
      page.wizards[id]!.steps.find(({ plan }) => plan.id === step)!,
    ),
  ).toContain(words);
});
