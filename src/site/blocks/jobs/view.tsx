import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../shared/engine/dates.ts';
import type { JobFacts, JobsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Job } from '../../../shared/plan/config.generated.ts';
import { useList } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { NoScript } from '../../render/elements/NoScript.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

const ApplyDialog = lazy(() => import('./ApplyDialog.tsx'));

/** Job cards (spec 2.111), and the dialog for the job that the visitor applies for (spec 2.112, 4.22). */
export default function Jobs({ id, tone, list, skills, facts, button, dialog, form, noscript, ...intro }: JobsBlock) {
  const [applied, setApplied] = useState<Job>();
  return (
    <Section name="jobs" id={id} tone={tone}>
      <Intro {...intro} />
      <ul className={`cards ${css.grid}`}>
        {useList<Job>(list).map((job) => (
          <li key={job.id} className={`card ${css.card}`}>
            <Heading level={intro.heading ? 3 : 2} className="heading-3">
              {job.title}
            </Heading>
            <p className={css.text}>{job.description}</p>
            <ul className={css.tags} aria-label={skills}>
              {job.skills.map((skill) => (
                <li key={skill} className={`tag ${css.tag}`}>
                  {skill}
                </li>
              ))}
            </ul>
            <Facts job={job} words={facts} />
            <button
              type="button"
              className={`button needs-script ${css.apply}`}
              aria-haspopup="dialog"
              onClick={() => setApplied(job)}
            >
              {button}
              <span className="visually-hidden"> {job.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <NoScript text={noscript} />
      {applied && (
        <Suspense>
          <ApplyDialog {...dialog} job={applied} form={form} onClose={() => setApplied(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

/** Place, kind of employment and dates of a job. json-ld.ts tells search engines the same. */
function Facts({ job, words }: { job: Job; words: JobFacts }) {
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
