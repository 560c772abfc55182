import { expect, it } from 'vitest';
import { foundIn } from '../../../src/studio/app/kit/found-in.ts';
import { pageAddresses, searchedText } from '../../../src/studio/app/page-addresses.ts';

const pages = pageAddresses([
  { id: 'home-insurance', title: 'Home insurance', addresses: ['/HomeInsurance'] },
  { id: 'home', title: 'Compare insurance plans in India', addresses: ['/'] },
  { id: 'about', title: 'About us', addresses: ['/About'] },
  { id: 'policy', title: 'A policy for your home', addresses: ['/policy/1', '/policy/2'] },
]);
const found = (words: string) => foundIn(pages, searchedText, words).map(({ address }) => address);

it('"home" finds the home page, although its title and address do not say so', () => {
  expect(found('home')).toContain('/');
});

it('the page with this name comes first, then pages whose name begins with the words', () => {
  expect(found('Home')).toEqual(['/', '/HomeInsurance', '/policy/1', '/policy/2']);
});

it('without words, all pages are in the order of the site', () => {
  expect(found('')).toEqual(['/HomeInsurance', '/', '/About', '/policy/1', '/policy/2']);
});

it('a page is found by its title and by its address', () => {
  expect(found('about us')).toEqual(['/About']);
  expect(found('/policy/2')).toEqual(['/policy/2']);
  expect(found('nothing like this')).toEqual([]);
});
