import type { JobsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Job } from '../../../shared/plan/config.generated.ts';
import type { Surroundings, Thing, ThingsOf } from '../../../shared/plan/json-ld.ts';

/** Structured data of each job that a card shows: https://schema.org/JobPosting. */
const jobThings: ThingsOf<JobsBlock> = ({ list }, { lists, site }) =>
  (lists[list] as readonly Job[]).map((job) => posting(job, site));
export default jobThings;

const posting = (
  { id, title, description, skills, place, employment, posted, closes }: Job,
  { brand, origin }: Surroundings['site'],
): Thing => ({
  '@type': 'JobPosting',
  title,
  description,
  skills: skills.join(', '),
  identifier: { '@type': 'PropertyValue', name: brand.name, value: id },
  datePosted: posted,
  ...(closes && { validThrough: closes }),
  employmentType: employment,
  hiringOrganization: {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    sameAs: `${origin}/`,
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.city,
      addressRegion: place.state,
      addressCountry: place.country,
    },
  },
});
