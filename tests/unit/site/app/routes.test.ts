import { describe, expect, it } from 'vitest';
import { addressesOf, routeOf, type Route } from '../../../../src/site/app/routes.ts';

const route = (page: string, path: string, more: Partial<Route> = {}): Route => ({
  page,
  path,
  also: [],
  load: () => Promise.reject(new Error('No page is loaded here')),
  ...more,
});

const table = addressesOf([
  route('home', '/', { also: ['/Landing'] }),
  route('not-found', '/404', { status: 404 }),
  route('policy', '/policy/{id}'),
  route('shared', '/policy/Shared'),
  route('travel', '/insurance/travel'),
]);

describe('the route table finds the page of an address', () => {
  it.each([
    ['/', 'home'],
    ['/insurance/travel', 'travel'],
    ['/Insurance/TRAVEL/', 'travel'],
    ['/%69nsurance/travel', 'travel'],
    ['//', 'home'],
  ])('in any letter case, with or without a slash at the end: %s [spec 2.33]', (path, page) => {
    expect(routeOf(table, path).page).toBe(page);
  });

  it.each([
    ['/policy/health-basic', 'policy'],
    ['/POLICY/Health-Basic/', 'policy'],
    ['/policy/%F0%9F%98%80', 'policy'],
    ['/policy/shared', 'shared'],
  ])('with a variable part, unless a page has exactly this address: %s [spec 2.23]', (path, page) => {
    expect(routeOf(table, path).page).toBe(page);
  });

  it.each(['/nowhere', '/404', '/policy', '/policy/', '/policy/a/b', '/insurance', '/__proto__', '/%E0%A4%A', '/:id'])(
    'unknown addresses lead to the page with status 404: %s [spec 2.32]',
    (path) => {
      expect(routeOf(table, path).page).toBe('not-found');
    },
  );

  it('an alias redirects to the address of its page [spec 2.02]', () => {
    expect(routeOf(table, '/landing/').page).toBe('home');
    expect(table.filter(({ redirect }) => redirect !== undefined)).toEqual([
      { path: '/Landing', route: expect.objectContaining({ page: 'home' }), redirect: '/' },
    ]);
  });

  it('fails if no page has status 404', () => {
    expect(() => routeOf(addressesOf([route('home', '/')]), '/nowhere')).toThrow('No page has status 404');
  });
});
