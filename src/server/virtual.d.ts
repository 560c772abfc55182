/** The compiler provides the forms that `posts` of site.yaml names, with their compiled validators. */
declare module 'virtual:lead-forms' {
  export const leadForms: import('./api/lead-form.ts').LeadForms;
}

/** The compiler provides the lists that are too long for a page. Importing it gives them to the forms. */
declare module 'virtual:lists' {
  export const lists: readonly import('./api/list-search.ts').SearchedList[];
}

/** The compiler provides `insights` of site.yaml with all names that can be counted. */
declare module 'virtual:insights' {
  export const insights: import('../shared/plan/insights.ts').InsightSettings | undefined;
}

/** The compiler provides `leads`, `phones` and the name of the brand in site.yaml. */
declare module 'virtual:lead-settings' {
  export const leadSettings: import('../shared/plan/lead.ts').LeadSettings;
  export const siteName: string;
  export const origin: string;
  export const timeZone: string;
  export const language: string | undefined;
}
