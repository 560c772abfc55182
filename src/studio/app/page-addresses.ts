import type { PageEntry } from '../site/contract.ts';

/** An address of a page, with the name and title of the page. */
export interface PageAddress {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

export const pageAddresses = (pages: readonly Pick<PageEntry, 'id' | 'title' | 'addresses'>[]): PageAddress[] =>
  pages.flatMap(({ id, title, addresses }) => addresses.map((address) => ({ id, title, address })));

/** The words by which a page is found. The name comes first: the title of the home page does not say "home". */
export const searchedText = ({ id, title, address }: PageAddress): string => `${id} ${title} ${address}`;
