import { formatDate } from '../../engine/dates.ts';
import type { JobFacts } from '../../plan/blocks.generated.ts';
import type { Job } from '../../plan/config.generated.ts';
import css from './view.module.css';

/** Place, kind of employment and dates of a job. json-ld.ts tells search engines the same. */
export function Facts({ job, words }: { job: Job; words: JobFacts }) {
  const { city, state, country } = job.place;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{words.place}</dt>
        <dd>{[city, state, country].join(', ')}</dd>
      </div>
      <div>
        <dt>{words.employment}</dt>
        <dd>{words.kinds[job.employment]}</dd>
      </div>
      <Day label={words.posted} date={job.posted} />
      {job.closes && <Day label={words.closes} date={job.closes} />}
    </dl>
  );
}

function Day({ label, date }: { label: string; date: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={date}>{formatDate(date)}</time>
      </dd>
    </div>
  );
}
