/**
 * Stands in for `@rjsf/core/lib/getDefaultRegistry.js` when the site is built: rjsf's form imports all of its
 * own fields, templates and widgets there, and this site ships none of them (see rjsf.tsx for those it uses).
 */
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: String,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
