/** The compiled page that is measured. */
declare module '#page' {
  const module: import('../../../src/shared/plan/page.ts').PageModule;
  export const page: typeof module.page;
  export const theme: typeof module.theme;
  export const lists: typeof module.lists;
  export const icons: typeof module.icons;
  export const assets: typeof module.assets;
  export const forms: typeof module.forms;
  export const wizards: typeof module.wizards;
}

/** The sections of the generated form, written by large/hand.ts. */
declare module '#parts' {
  export const parts: readonly import('react').ComponentType<import('./hand/large.tsx').PartProps>[];
  export const checks: readonly ((answers: FormData, ask: import('./hand/useForm.ts').Ask) => void)[];
}

/** The same form for rjsf as it comes, written by stock/schema.ts. */
declare module '#stock' {
  const form: import('./stock/schema.ts').StockForm;
  export default form;
}

/** The same form as data for every peer, written by peers/model.ts. */
declare module '#peer' {
  const form: import('./peers/model.ts').PeerForm;
  export default form;
}

/** Validators of the same form that rjsf compiled ahead. */
declare module '#validators';
