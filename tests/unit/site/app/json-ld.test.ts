import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentHtml } from '../../../../src/site/app/document.ts';
import { organization, thingsOf } from '../../../../src/site/app/json-ld.ts';
import type { Page } from '../../../../src/shared/plan/config.generated.ts';
import type { PagePlan } from '../../../../src/shared/plan/page.ts';
import type { SitePlan } from '../../../../src/shared/plan/site.ts';

const site = {
  brand: { name: 'Mini', mark: 'mark.svg', favicon: 'mark.svg', titleSuffix: ' | Mini' },
  origin: 'https://mini.example',
  footer: {
    about: 'A small site.',
    contact: {
      title: 'Contact',
      lines: [
        { text: '1800 (free)', href: 'tel:1800' },
        { text: 'Write', href: 'mailto:a@mini.example' },
        { text: 'Pune' },
      ],
    },
    social: { title: 'Social', links: [{ label: 'X', href: 'https://x.example' }] },
  },
} as unknown as SitePlan;

const page = (more: Partial<PagePlan> = {}): PagePlan => ({
  id: 'one',
  path: '/one',
  title: 'One',
  description: '',
  blocks: [],
  ...more,
});

describe('structured data', () => {
  it('the home page names the operator of the site, with the data of the footer', () => {
    const [first] = thingsOf({ page: page({ path: '/' }), lists: {} }, site);
    expect(first).toEqual(organization(site));
    expect(first).toMatchObject({
      '@type': 'Organization',
      name: 'Mini',
      logo: 'https://mini.example/icon-512.png',
      contactPoint: { telephone: '1800', email: 'a@mini.example' },
      sameAs: ['https://x.example'],
    });
  });

  it('a page has its breadcrumbs, itself last and without an address', () => {
    const trail = [
      { label: 'Home', href: '/' },
      { label: 'Travel', href: '/Travel' },
    ];
    const [list] = thingsOf({ page: page({ name: 'Solo', trail }), lists: {} }, site);
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://mini.example/' },
      { '@type': 'ListItem', position: 2, name: 'Travel', item: 'https://mini.example/Travel' },
      { '@type': 'ListItem', position: 3, name: 'Solo' },
    ]);
  });

  it('two blocks of questions are one list, with the visible texts', () => {
    const blocks = [{ block: 'faq', list: 'a', first: 1 }, { block: 'prose' }, { block: 'faq', list: 'b' }];
    const lists = {
      a: [
        { question: 'Why?', answer: '**Because.** See [home](/).' },
        { question: 'Hidden?', answer: 'Yes' },
      ],
      b: [{ question: 'How?', answer: 'So' }],
    };
    const things = thingsOf({ page: page({ blocks }), lists }, site);
    expect(things).toHaveLength(1);
    expect(things[0]?.mainEntity).toMatchObject([
      { name: 'Why?', acceptedAnswer: { text: 'Because. See home.' } },
      { name: 'How?', acceptedAnswer: { text: 'So' } },
    ]);
  });

  it('a job has the data of its card: https://schema.org/JobPosting', () => {
    const job = {
      id: 'dev',
      title: 'Developer',
      description: 'Build.',
      skills: ['CSS', 'HTML'],
      place: { city: 'Pune', state: 'Maharashtra', country: 'India' },
      employment: 'PART_TIME',
      posted: '2026-11-02',
    };
    const things = thingsOf(
      { page: page({ blocks: [{ block: 'jobs', list: 'a' }] }), lists: { a: [job, { ...job, closes: '2026-12-31' }] } },
      site,
    );
    const [open, closing] = things;
    expect(open).toEqual({
      '@type': 'JobPosting',
      title: 'Developer',
      description: 'Build.',
      skills: 'CSS, HTML',
      identifier: { '@type': 'PropertyValue', name: 'Mini', value: 'dev' },
      datePosted: '2026-11-02',
      employmentType: 'PART_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        '@id': 'https://mini.example/#organization',
        name: 'Mini',
        sameAs: 'https://mini.example/',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Pune',
          addressRegion: 'Maharashtra',
          addressCountry: 'India',
        },
      },
    });
    expect(closing).toEqual({ ...open, validThrough: '2026-12-31' });
  });

  it('the page for unknown addresses has none', () => {
    expect(thingsOf({ page: page({ status: 404, trail: [{ label: 'Home', href: '/' }] }), lists: {} }, site)).toEqual(
      [],
    );
  });
});

describe('script text in the YAML of a page', () => {
  const attack = '</script><script>alert(1)</script><!-- "\' & <b>';
  const config = parse(`
path: /one
name: ${JSON.stringify(attack)}
title: ${JSON.stringify(attack)}
description: ${JSON.stringify(attack)}
blocks: [{ block: faq, list: questions }, { block: jobs, list: jobs }]
`) as Page;
  const plan = { ...page(), ...config, trail: [{ label: attack, href: '/' }] } as PagePlan;
  const things = thingsOf(
    {
      page: plan,
      lists: {
        questions: [{ question: attack, answer: attack }],
        jobs: [{ title: attack, description: attack, skills: [attack], place: {} }],
      },
    },
    site,
  );
  const html = documentHtml({
    language: 'en-IN',
    head: { title: plan.title, description: plan.description, canonical: 'https://mini.example/one' },
    body: '',
    entry: { path: '/one', name: attack },
    scripts: [],
    share: { siteName: attack, title: attack, image: 'https://mini.example/a.png' },
    things,
  });

  it('neither closes nor opens an element', () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    expect(html).not.toContain('<b>');
    for (const [, content] of html.matchAll(/ content="([^"]*)"/g)) expect(content).not.toMatch(/[<>]/);
    expect(/ data-entry="([^"]*)"/.exec(html)?.[1]).toMatch(/^[^<>]+$/);
  });

  it('is preserved', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const parsed = JSON.parse(json) as { '@graph': unknown[] };
    expect(parsed['@graph']).toEqual(things);
    expect(JSON.stringify(parsed['@graph'][1])).toContain(JSON.stringify(attack).slice(1, -1));
  });
});
