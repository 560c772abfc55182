import { loadPageOf } from '../../app/pages.ts';
import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { keepDraft } from '../../render/form/drafts.ts';
import { freshSession, putSession } from '../../render/wizard/session.ts';
import { pictureFlag, visitKey, type Visit } from '../shared/visit.ts';

/**
 * Runs in place of the site's own entry, which it starts. In Studio's frame it first gives the page the answers of the
 * visitor that was chosen: as if they had been typed since the page was loaded, so private ones too, and nothing of
 * them on the device but what a visit leaves there.
 */
const visit = isFramed() || pictureFlag in globalThis ? wanted() : undefined;
if (visit) await prepare(visit).catch(console.error);
await import('../../app/entry-client.tsx');
if (visit?.presses) void pressed(visit);

async function prepare(chosen: Visit): Promise<void> {
  const { form, answers, day } = chosen;
  if (day !== undefined) setClock(day);
  const { wizards } = await loadPageOf(location.pathname);
  if (form.kind === 'form')
    keepDraft(`${location.pathname.toLowerCase()} ${form.id}`, { given: {}, answers: answers as Answers });
  else if (wizards[form.id]) play(wizards[form.id]!, chosen);
}

function play(wizard: WizardModule, { answers, step, upToStep }: Visit): void {
  const end = wizard.steps.findIndex(({ plan }) => plan.id === step);
  const later = new Set(wizard.steps.slice(upToStep ? Math.max(end, 0) : wizard.steps.length).flatMap(fieldsOf));
  const given = Object.fromEntries(Object.entries(answers).filter(([name]) => !later.has(name)));
  putSession(wizard, freshSession(wizard, given as Answers, 'start'));
}

function fieldsOf({ plan }: WizardModule['steps'][number]): string[] {
  return Object.keys(plan.fields);
}

/** Sets the page's clock to the day of an example, whose dates are past or to come by it. */
function setClock(day: string): void {
  const RealDate = Date;
  const ahead = new RealDate(`${day}T12:00:00`).getTime() - RealDate.now();
  const now = (): number => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, words: []) => (words.length === 0 ? new RealDate(now()) : new RealDate(...words)),
    get: (_, name) => (name === 'now' ? now : (Reflect.get(RealDate, name) as unknown)),
  });
}

/** Presses the button of the form once it is drawn. What is missing keeps it from going any further. */
async function pressed({ form: { kind, id }, step }: Visit): Promise<void> {
  const at = step === undefined ? '' : `[data-step="${CSS.escape(step)}"]`;
  const holder =
    kind === 'wizard' ? `[data-wizard="${CSS.escape(id)}"]${at} form` : `form[data-form="${CSS.escape(id)}"]`;
  for (let tries = 0; tries < 100; tries++) {
    const drawn = document.querySelector<HTMLFormElement>(holder);
    if (drawn) return drawn.requestSubmit();
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Whether the page stands in Studio's frame, and not in a tab of its own. */
function isFramed(): boolean {
  try {
    return window.parent !== window && window.parent.location.pathname.startsWith('/__studio');
  } catch {
    return false;
  }
}

function wanted(): Visit | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(visitKey) ?? 'null') as Visit | null) ?? undefined;
  } catch {
    return undefined;
  }
}
