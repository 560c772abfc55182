import type { LeadChecks } from '../../authoring/changes/under-way/leads.ts';
import type { Version } from '../../authoring/changes/pages.ts';
import { formVersion, inBrowser } from '../../authoring/changes/under-way/form-version.ts';
import { forServer, leadSenders } from '../../compiler/emit/site-modules.ts';
import { attributesOf } from '../../compiler/resolve/catalogs.ts';
import { offeredById, servedOf } from '../../server/api/catalog.ts';
import { checkLead } from '../../server/api/check-lead.ts';
import type { LeadForm, LeadTerms } from '../../server/api/lead-form.ts';

/** The server's own check of leads, on the terms of two versions of the site. */
export const leadChecks = (before: Version, after: Version): LeadChecks => ({
  before: checkOf(before),
  after: checkOf(after),
});

function checkOf({ symbols }: Version): LeadChecks['before'] {
  const terms = termsIn(symbols);
  const guard = symbols.site?.data.leads?.guard;
  return (post) => checkLead(post, terms, guard);
}

function termsIn(symbols: Version['symbols']): LeadTerms {
  const forms = leadSenders(symbols).map((source) => {
    const form = inBrowser(formVersion(source, symbols));
    return [source.id, { ...form, ...forServer(source, symbols) } as LeadForm] as const;
  });
  const catalogs = [...symbols.catalogs.values()].map((catalog) => ({
    id: catalog.id,
    ...(catalog.data.api && { api: catalog.data.api }),
    items: catalog.data.items,
    attributes: attributesOf(catalog, symbols.contracts),
  }));
  return {
    forms: Object.fromEntries(forms),
    offered: offeredById(servedOf(catalogs)),
    isPage: (path) => symbols.paths.has(path.toLowerCase()),
  };
}
