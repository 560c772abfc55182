/** Provided by the compiler: config/catalog, checked. */
declare module 'virtual:catalog' {
  export const policies: readonly import('./catalog.ts').Policy[];
  export const termPlans: readonly import('./catalog.ts').TermPlan[];
  export const itemSchemas: import('./catalog.ts').Catalog['itemSchemas'];
}

/** Provided by the compiler: the forms that `posts` of site.yaml names, with their compiled validators. */
declare module 'virtual:lead-forms' {
  export const leadForms: Readonly<Record<string, import('../plan/form.ts').FormModule>>;
}

/** Provided by the compiler: `leads` of site.yaml. */
declare module 'virtual:lead-settings' {
  export const leadSettings: Partial<import('../plan/config.generated.ts').Leads>;
  export const siteName: string;
}
