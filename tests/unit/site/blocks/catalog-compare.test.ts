import { describe, expect, it } from 'vitest';
import { criteriaBounds, readCriteria, writeCriteria } from '../../../../src/site/blocks/catalog-compare/criteria.ts';
import { differingRows, idsOfBest, comparisonKey } from '../../../../src/site/blocks/catalog-compare/rows.tsx';
import type { CatalogItem } from '../../../../src/shared/plan/catalog.ts';
import { policies, policy } from '../api/samples.ts';

const bounds = criteriaBounds(
  {
    filters: {
      heading: 'Filter',
      pause: 0,
      by: [
        { name: 'type', label: 'Type', any: 'All' },
        { name: 'q', label: 'Name', longest: 80 },
        { name: 'maxPremium', label: 'Premium', min: 0, max: 1000, step: 10 },
      ],
    },
    sort: { label: 'Sort', listed: 'As listed', by: ['premium', 'coverage', 'csr'] },
    limit: 5,
    elsewhere: {
      filter: 'type',
      value: 'term',
      label: 'Term',
      heading: '',
      text: '',
      button: { label: '', href: '/' },
    },
  },
  policies,
);
const everything = {
  filters: { type: 'all', q: '', maxPremium: 1000 },
  sort: 'listed',
  chosen: [],
  differing: false,
} as const;

describe('criteria in the address', () => {
  it('requests everything if the address has no filters [spec 2.55]', () => {
    expect(readCriteria('', bounds)).toEqual(everything);
    expect(writeCriteria('', everything, bounds)).toBe('');
  });

  it.each(bounds.controls[0]!.values)('knows the type %s [spec 2.21] [spec 2.22]', (type) => {
    expect(readCriteria(`?type=${type.toUpperCase()}`, bounds).filters.type).toBe(type);
  });

  it('reads its own parameters back, and keeps others', () => {
    const criteria = {
      filters: { type: 'life', q: 'care & cure', maxPremium: 0 },
      sort: 'csr',
      chosen: ['a-1', 'b'],
      differing: true,
    };
    const query = writeCriteria('?utm_source=mail&type=home&q=x', criteria, bounds);
    expect(query).toBe('utm_source=mail&type=life&q=care+%26+cure&maxPremium=0&sort=csr&with=a-1,b&rows=differing');
    expect(readCriteria(`?${query}`, bounds)).toEqual(criteria);
  });

  it.each([
    '?type=pets',
    '?type=__proto__',
    '?maxPremium=',
    '?maxPremium=many',
    '?maxPremium=NaN',
    '?maxPremium=1e9',
    '?with=%2F..%2F,<b>,__proto__',
    '?rows=all',
    `?with=${'a'.repeat(65)}`,
  ])('ignores %s', (search) => {
    expect(readCriteria(search, bounds)).toEqual(everything);
  });

  it('keeps the slider within 0 to 1000 [spec 9.12]', () => {
    expect(readCriteria('?maxPremium=-5', bounds).filters.maxPremium).toBe(0);
    expect(readCriteria('?maxPremium=250.5', bounds).filters.maxPremium).toBe(250.5);
  });

  it('reads at most five different policies [spec 2.57] [spec 4.23] [spec 9.12]', () => {
    expect(readCriteria('?with=a,b,a,c,d,e,f', bounds).chosen).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('cuts a search of 64 KB', () => {
    expect(readCriteria(`?q=${'x'.repeat(65_536)}`, bounds).filters.q).toHaveLength(80);
  });
});

describe('the best figures side by side', () => {
  const cheap = { ...policy, id: 'cheap', premium: 199, coverage: 100_000, csr: 91 };
  const wide = { ...policy, id: 'wide', premium: 899, coverage: 500_000, csr: 97.5 };
  const sure = { ...policy, id: 'sure', premium: 499, coverage: 500_000, csr: 98 };

  const best = (name: string, ...items: CatalogItem[]) => [...idsOfBest(items, name, policies)];

  it('are the lowest premium and the highest coverage and ratio; equal policies share them [spec 2.58]', () => {
    expect(best('premium', cheap, wide, sure)).toEqual(['cheap']);
    expect(best('coverage', cheap, wide, sure)).toEqual(['wide', 'sure']);
    expect(best('csr', cheap, wide, sure)).toEqual(['sure']);
  });

  it('are empty without a second policy', () => {
    expect(best('premium', cheap)).toEqual([]);
    expect(best('csr')).toEqual([]);
  });
});

describe('differences side by side', () => {
  const rows = [
    { name: 'premium', key: ({ premium }: CatalogItem) => comparisonKey(premium) },
    { name: 'benefits', key: ({ benefits }: CatalogItem) => comparisonKey(benefits) },
  ];
  const names = (...items: CatalogItem[]) => differingRows(rows, items).map(({ name }) => name);
  const cure = { ...policy, benefits: ['Care', 'Cure'] };

  it('are the rows in which policies differ; the order of points does not matter', () => {
    expect(names(policy, policy)).toEqual([]);
    expect(names(cure, { ...cure, benefits: ['Cure', 'Care', 'Cure'] })).toEqual([]);
    expect(names(policy, policy, { ...policy, premium: 1 })).toEqual(['premium']);
    expect(names(policy, cure)).toEqual(['benefits']);
    expect(names({ ...cure, benefits: ['Care","Cure'] }, cure)).toEqual(['benefits']);
    expect(names(policy)).toEqual([]);
  });
});
