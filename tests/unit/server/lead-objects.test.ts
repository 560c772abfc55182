import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatAnswers } from '../../../src/shared/engine/flat-answers.ts';
import { byName, intoObjects, outOfObjects } from '../../../src/shared/engine/objects.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import { formLeadSchemas } from '../../../src/server/api/openapi/leads.ts';
import { askedIn } from '../../../src/server/api/lead-rows.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { siteOf } from '../../support/compiled.ts';
import { leadsOf, sentForm } from './read-leads.ts';

const project = join(import.meta.dirname, '../../..');
const { symbols } = siteOf(join(project, 'tests/sites/motor'));
const transfer = sentForm(symbols, 'transfer');
const { terms, read, errorsOf } = leadsOf({ transfer });

const whole = {
  seller: { name: 'Asha Rao', address: { city: 'Pune', pincode: '411001' } },
  buyer: { name: 'Meera Iyer', home: 'flat' },
  drivers: [
    { driver: 'Dev Iyer', licence: { since: 2001, isAbroad: true } },
    { driver: 'Om', licence: { since: 1999 } },
  ],
};

describe('the answers of a form with objects', () => {
  it('are stored in the shape of its schema', () => {
    expect(read(whole).answers).toEqual(whole);
  });

  it('may be flat, by the names of fields, as older pages send them', () => {
    const { seller, buyer, ...others } = whole;
    const flat = {
      ...others,
      sellerName: seller.name,
      sellerAddressCity: seller.address.city,
      sellerAddressPincode: seller.address.pincode,
      buyerName: buyer.name,
      buyerHome: buyer.home,
    };
    expect(read(flat).answers).toEqual(whole);
  });

  it('leave out what a visitor did not see, and empty objects', () => {
    const sent = { ...whole, agent: { name: 'Ravi' }, buyer: { name: 'Meera Iyer', home: 'house', parking: 'Yard' } };
    expect(read(sent).answers).toEqual({ ...whole, buyer: { name: 'Meera Iyer', home: 'house' } });
  });

  it('are refused at their places', () => {
    const wrong = {
      seller: { name: 'Asha Rao', address: { pincode: '11' } },
      buyer: { name: 'Asha Rao', home: 'tent' },
      drivers: [whole.drivers[0], { driver: 'Om', licence: { since: 1900 } }],
    };
    expect(errorsOf(wrong).map(({ path, keyword }) => `${path} ${keyword}`)).toEqual([
      '/answers/seller/address/city required',
      '/answers/seller/address/pincode pattern',
      '/answers/buyer/name assert',
      '/answers/buyer/home enum',
      '/answers/drivers/1/licence/since minimum',
    ]);
  });

  it('are refused without a question', () => {
    const { seller } = whole;
    expect(errorsOf({ ...whole, seller: { ...seller, phone: '1' }, more: { of: { it: 1 } } })).toEqual([
      { path: '/answers/seller/phone', keyword: 'unknown', message: 'This field is not known.' },
      { path: '/answers/more/of/it', keyword: 'unknown', message: 'This field is not known.' },
    ]);
    expect(
      errorsOf({ ...whole, drivers: { '': [] }, seller: { Name: 'A', name: 'B', address: { city: 'C' } } }),
    ).toMatchObject([
      { path: '/answers/seller/Name', keyword: 'unknown' },
      { path: '/answers/drivers/', keyword: 'unknown' },
    ]);
    expect(errorsOf({ ...whole, sold: {}, phone: {}, agent: {} }).map(({ path }) => path)).toEqual([
      '/answers/sold',
      '/answers/phone',
    ]);
  });

  it('have questions and columns named by their paths', () => {
    const { labels, answers } = read(whole);
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(Object.keys(flatAnswers(answers))));
    expect(labels).toMatchObject({
      'seller.name': { question: 'Who sells: Full name' },
      'seller.address.city': { question: 'Who sells: City' },
      'buyer.home': { question: 'Who buys: Home', answer: 'A flat' },
      'drivers.2.licence.since': { question: 'Driver 2: Licence since' },
    });
  });

  it('are matched to their fields again', () => {
    const asked = askedIn(transfer.steps[0]!, read(whole).answers).map(
      ([{ name }, answer]) => `${name} ${String(answer)}`,
    );
    expect(asked).toContain('sellerAddressCity Pune');
    expect(asked).toContain('licenceSince 1999');
  });

  it('are described as objects', () => {
    const { 'Lead.transfer': described } = formLeadSchemas(terms, undefined) as unknown as Record<
      string,
      { properties: { answers: unknown } }
    >;
    expect(described!.properties.answers).toMatchObject({
      required: ['seller', 'buyer'],
      properties: {
        seller: {
          required: ['name', 'address'],
          properties: { address: { required: ['city'], additionalProperties: false, properties: { city: {} } } },
        },
        agent: { required: [], properties: { fee: { type: 'integer' } } },
        drivers: { items: { required: ['driver', 'licence'], properties: { licence: { required: ['since'] } } } },
      },
    });
  });
});

describe('objects of a form with conflicting names', () => {
  const site = scratchSite();
  site.write(
    'config/forms/ask.yaml',
    `
schema:
  type: object
  required: [where]
  properties:
    where: { type: string, title: Where }
    name: { type: object, title: Name, properties: { first: { type: string, title: First name } } }
    people:
      type: array
      title: People
      items:
        type: object
        required: [called, place]
        properties:
          called: { type: string, title: Called }
          place: { type: object, properties: { where: { type: string, title: Which place } } }
ui: { people: { options: { row: 'Person {n}', add: Add, remove: Remove, removed: Gone, undo: Undo }, rows: { messages: { called: { required: Say it } } } } }
messages: { where: { required: Say where } }
submit: { label: Ask, actions: [{ alert: Thank you. }] }
examples: [{ name: none, answers: {}, errors: { where: Say where } }]
`,
  );
  const { symbols: own, problems } = site.compile();
  const [ask] = sentForm(own, 'ask').steps;

  it('keep required answers', () => {
    expect(problems.filter(({ place }) => place.file.startsWith('config/forms'))).toEqual([]);
    expect(ask!.plan.schema.required).toEqual(['where']);
    expect(ask!.rows!.sets.people!.plan.schema.required).toEqual(['called']);
  });

  it('never inherit members of Object', () => {
    const set = { plan: { fields: { constructorCity: { inObject: ['constructor', 'city'] } } } };
    const shaped = intoObjects([set], { constructorCity: 'Pune' });
    expect(Object.hasOwn(shaped, 'constructor')).toBe(true);
    expect(Object).not.toHaveProperty('city');
  });
});

describe('answers in objects and by the names of fields', () => {
  const text = fc.string({ maxLength: 5 });
  const some = <T>(answer: fc.Arbitrary<T>) => fc.option(answer, { nil: undefined });
  const drawn = fc.record({
    sold: some(text),
    sellerName: some(text),
    sellerAddressCity: some(text),
    sellerAddressPincode: some(text),
    agentFee: some(fc.integer()),
    isAgent: some(fc.boolean()),
    drivers: some(fc.array(fc.record({ driver: some(text), licenceSince: some(fc.integer()) }), { maxLength: 3 })),
  });
  it('are equivalent', () => {
    fc.assert(
      fc.property(drawn, (answers) => {
        const given = JSON.parse(JSON.stringify(answers)) as Answers;
        expect(byName(outOfObjects(intoObjects(transfer.steps, given)))).toEqual(given);
      }),
    );
  });

  it('keep unknown names', () => {
    const odd = JSON.parse('{ "__proto__": { "a": 1 }, "b": [{ "constructor": 2 }], "c": null, "d": [] }') as object;
    expect(byName(outOfObjects(odd as Record<string, unknown>))).toEqual({
      ['__proto__A']: 1,
      b: [{ constructor: 2 }],
      c: null,
      d: [],
    });
  });
});
