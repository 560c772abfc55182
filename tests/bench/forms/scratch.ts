import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { rowsFormYaml } from './large/rows.ts';
import { largeFormYaml, largeListYaml } from './large/yaml.ts';

/** Lists that the lead form takes its choices from. */
const lists = ['lead-cities', 'occupations', 'incomes', 'educations', 'genders', 'yes-no'];

/**
 * Writes a site of three pages into `folder`/config: one with the lead form of config/, one with the generated form,
 * and one with rows. It has the site's own texts and colours, but no header and footer.
 */
export function writeScratchSite(project: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const kind of ['constants', 'forms', 'lists', 'pages', 'assets'])
    mkdirSync(join(folder, 'config', kind), { recursive: true });
  const copy = (file: string) => cpSync(join(project, 'config', file), join(folder, 'config', file));
  const write = (file: string, text: string) => writeFileSync(join(folder, 'config', file), text);
  const lead = readFileSync(join(project, 'config/forms/life-lead.yaml'), 'utf8');
  write('forms/life-lead.yaml', JSON.stringify(onlyTheForm(parse(lead) as LeadForm)));
  copy('constants/demonstration.yaml');
  const layout = readFileSync(join(project, 'config/constants/layout.yaml'), 'utf8');
  // Without what only other blocks use.
  write('constants/layout.yaml', layout.replaceAll(/^ {2}(?!listHeight).*\n/gm, ''));
  for (const list of lists) copy(`lists/${list}.yaml`);
  for (const picture of ['brand.svg', 'favicon.svg']) copy(`assets/${picture}`);
  write('site.yaml', siteYaml(readFileSync(join(project, 'config/site.yaml'), 'utf8')));
  write('forms/large.yaml', largeFormYaml());
  write('forms/rows.yaml', rowsFormYaml());
  write('lists/large-choices.yaml', largeListYaml());
  write('pages/small.yaml', pageYaml({ path: '/', name: 'Small', form: 'life-lead' }));
  write('pages/large.yaml', pageYaml({ path: '/large', name: 'Large', form: 'large' }));
  write('pages/rows.yaml', pageYaml({ path: '/rows', name: 'Rows', form: 'rows' }));
  write('pages/not-found.yaml', pageYaml({ path: '/404', name: 'Not found', form: 'life-lead' }, { status: 404 }));
}

interface LeadForm {
  readonly schema: { readonly properties: object };
  readonly ui: Record<string, object>;
  readonly examples: readonly { readonly answers?: Record<string, unknown> }[];
}

/** The form without what it offers, and with a native date input, as in all variants. */
function onlyTheForm(form: LeadForm): object {
  const { offers: _, unfair: ______, examples, ...rest } = form as LeadForm & { offers?: unknown; unfair?: unknown };
  const { sumAssured: __, ...properties } = form.schema.properties as Record<string, unknown>;
  const { sumAssured: ___, dob, ...ui } = form.ui;
  const { widget: ____, options: _____, ...date } = dob as Record<string, unknown>;
  return {
    ...rest,
    schema: { ...form.schema, properties },
    ui: { ...ui, dob: date },
    examples: examples
      .filter(({ answers = {} }) => !('sumAssured' in answers))
      .map((example) => ({ ...example, offers: undefined })),
  };
}

function siteYaml(own: string): string {
  const site = parse(own) as { header: object; footer: object; leads: object };
  const links = ['Large', 'Rows'].map((label) => ({ label, href: `/${label.toLowerCase()}` }));
  const header = { ...site.header, items: links, submenuCloseDelay: 200 };
  const footer = {
    about: 'Two forms.',
    columns: [],
    contact: { title: 'Contact', lines: [{ text: 'No contact' }] },
    social: { title: 'Social', links },
    legal: ['Nothing is sold here.'],
  };
  const leads = { ...site.leads, own: undefined, purposes: undefined, notice: undefined };
  // No page has the words that site.yaml exempts from its rules of style.
  return stringify({ ...site, header, footer, alerts: 'browser', posts: [], copy: undefined, leads });
}

function pageYaml({ path, name, form }: { path: string; name: string; form: string }, more: object = {}): string {
  const description = `${name}: a page with one form, to measure it and nothing else.`;
  return stringify({
    path,
    title: name,
    description,
    ...more,
    blocks: [{ block: 'form', heading: name, main: true, form }],
  });
}
