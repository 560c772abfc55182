import { expect, type Page } from '@playwright/test';

interface Thing {
  readonly '@type': string;
  readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
  readonly itemListElement?: readonly { readonly name: string; readonly item?: string }[];
}

/** The properties of a job that https://schema.org/JobPosting and search engines need. */
interface Posting {
  readonly title: string;
  readonly description: string;
  readonly skills: string;
  readonly datePosted: string;
  readonly employmentType: 'FULL_TIME' | 'PART_TIME';
  readonly hiringOrganization: { readonly name: string };
  readonly jobLocation: {
    readonly address: Readonly<Record<'addressLocality' | 'addressRegion' | 'addressCountry', string>>;
  };
}

/** The public address of the site, in canonical links and the site map. */
export const origin = 'https://www.chhatri.example';

/** Expects the page to show everything in its structured data. Opens every answer of the page. */
export async function expectStructuredData(page: Page, path: string): Promise<void> {
  // Fetched data replaces the content for visitors without JavaScript.
  await page.waitForLoadState('networkidle');
  const things = await thingsOf(page);
  const text = await visibleText(page);
  for (const { name, acceptedAnswer } of things.flatMap(({ mainEntity = [] }) => mainEntity)) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text.replaceAll(/\s+/g, ' ').trim());
  }
  expect(things.filter((thing) => thing['@type'] === 'FAQPage')).toHaveLength(
    (await page.locator('[data-block=faq], [data-block=catalog-item]').count()) > 0 ? 1 : 0,
  );
  const jobs = things.filter((thing) => thing['@type'] === 'JobPosting') as unknown as Posting[];
  expect(jobs).toHaveLength(path === '/Career' ? 3 : 0);
  for (const job of jobs) expectShown(job, text);
  expect(things.filter((thing) => thing['@type'] === 'Organization')).toHaveLength(path === '/' ? 1 : 0);
  await expectCrumbs(page, things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? []);
}

function expectShown(job: Posting, text: string): void {
  const [year, month, day] = job.datePosted.split('-');
  const { addressLocality, addressRegion, addressCountry } = job.jobLocation.address;
  const kind = { FULL_TIME: 'Full-time', PART_TIME: 'Part-time' }[job.employmentType];
  for (const shown of [
    job.title,
    job.description,
    ...job.skills.split(', '),
    `Posted ${day}/${month}/${year}`,
    `Location ${addressLocality}, ${addressRegion}, ${addressCountry}`,
    `Type ${kind}`,
  ])
    expect(text).toContain(shown);
  expect(job.hiringOrganization.name).toBe('Chhatri');
}

async function expectCrumbs(page: Page, items: NonNullable<Thing['itemListElement']>): Promise<void> {
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual(items.map(({ name }) => name));
  const links = await crumbs.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.map((href) => origin + href)).toEqual(items.flatMap(({ item }) => item ?? []));
}

async function thingsOf(page: Page): Promise<readonly Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((text) => (JSON.parse(text) as { '@graph': readonly Thing[] })['@graph']);
}

/** The text of the page, with every answer opened. */
async function visibleText(page: Page): Promise<string> {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) {
      one.removeAttribute('name');
      one.open = true;
    }
  });
  return (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
}
