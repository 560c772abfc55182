/** The beginning of all addresses of this build: /hi, or nothing for the first language. A bundler puts it in. */
declare const __SITE_BASE__: string;

/** Whether the site counts (`insights` of site.yaml). A bundler puts it in; the development server never counts. */
declare const __INSIGHTS__: boolean;

/** On a site with insights: a form, with the errors of a refused submit; the id of one whose actions are done. */
interface WindowEventMap {
  'site:refused': CustomEvent<readonly import('../shared/engine/validate.ts').FieldError[]>;
  'site:finished': CustomEvent<string>;
}
