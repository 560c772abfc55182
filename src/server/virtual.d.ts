/** The compiler provides config/catalog, checked. */
declare module 'virtual:catalog' {
  /** By name of the catalog. */
  export const entries: Readonly<Record<string, readonly import('../plan/page.ts').CatalogItem[]>>;
  /** These are by kind of catalog. */
  export const items: Readonly<Record<string, readonly import('../plan/page.ts').CatalogItem[]>>;
  export const itemSchemas: Readonly<Record<string, object>>;
  export const shownBy: Readonly<Record<string, readonly object[]>>;
}

/** The compiler provides the forms that `posts` of site.yaml names, with their compiled validators. */
declare module 'virtual:lead-forms' {
  export const leadForms: import('./api/lead-form.ts').LeadForms;
}

/** The compiler provides `leads` and the name of the brand in site.yaml. */
declare module 'virtual:lead-settings' {
  export const leadSettings: Partial<import('../plan/config.generated.ts').Leads>;
  export const siteName: string;
  export const timeZone: string;
}
