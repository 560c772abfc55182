/** The compiler provides config/catalog, checked. */
declare module 'virtual:catalog' {
  export const policies: readonly import('../plan/config.generated.ts').Policy[];
  export const termPlans: readonly import('../plan/config.generated.ts').TermPlan[];
  export const policyQueries: import('./api/catalog.ts').Catalog['policyQueries'];
  export const itemSchemas: import('./api/catalog.ts').Catalog['itemSchemas'];
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
