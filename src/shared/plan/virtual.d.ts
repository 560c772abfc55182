/** The compiler provides config/catalog, checked. */
declare module 'virtual:catalog' {
  type Served = import('./catalog.ts').ServedCatalog;
  /** Those that the API serves have `api` and `schema`. */
  export const catalogs: readonly (Pick<Served, 'id' | 'attributes' | 'items'> & Partial<Served>)[];
}
