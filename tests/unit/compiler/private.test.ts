import { expect, it } from 'vitest';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { compileOffers } from '../../../src/compiler/compile/offers.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

it('a value computed from a private answer is private, also through other values', () => {
  const file = 'config/forms/ask.yaml';
  const shade = 'shade: { type: string, title: Shade, minLength: 2 }';
  const form = site
    .read(file)
    .replace(
      shade,
      `${shade}
    length: { type: integer, title: Length }
    twice: { type: integer, title: Twice }
    guess: { type: integer, title: Guess }
    red: { type: boolean, title: Red }`,
    )
    .replace(
      'ui:\n  shade: {',
      `ui:
  length: { computed: size(shade), widget: hidden }
  twice: { computed: length * 2, widget: hidden }
  guess: { prefill: twice + 1 }
  red: { computed: colour == "red", widget: hidden }
  shade: { private: contact,`,
    );
  site.write(file, form);
  const { symbols } = site.compile();
  const { fields } = compileForm(formModel(symbols.forms.get('ask')!), symbols).steps[0]!.plan;
  const kinds = Object.values(fields).map(({ name, private: kind }) => [name, kind]);
  expect(Object.fromEntries(kinds)).toEqual({
    colour: undefined,
    shade: 'contact',
    length: 'contact',
    twice: 'contact',
    guess: 'contact',
    red: undefined,
  });
});

it('a change of an offer has no name, which links would have, if it depends on a private answer', () => {
  site.reset();
  site.write(
    'config/catalog/covers.yaml',
    `
of: offers
source: a test
validFrom: 2025-04-01
changes: { seen: { covers: [A walk] }, hidden: { covers: [A cure] } }
items: [{ id: small, name: Small, by: Somebody, covers: [A stay], excludes: [A trip], values: { base: 100 } }]
`,
  );
  const file = 'config/forms/ask.yaml';
  const form = site.read(file).replace('ui:\n  shade: {', 'ui:\n  shade: { private: health,');
  site.write(
    file,
    `${form}
offers:
  catalog: covers
  values: { length: size(shade) }
  changes: { seen: colour == "red", hidden: length > 3 }
  lines: [{ label: Premium, amount: offer.base }]
`,
  );
  const { symbols } = site.compile();
  const { plan } = compileOffers(formModel(symbols.forms.get('ask')!), symbols)!;
  expect(plan.changes).toEqual([{ name: 'seen', covers: ['A walk'] }, { covers: ['A cure'] }]);
});
