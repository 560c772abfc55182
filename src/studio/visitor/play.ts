import { loadPageOf } from '../../app/pages.ts';
import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { keepDraft } from '../../render/form/drafts.ts';
import { freshSession, putSession } from '../../render/wizard/session.ts';
import { visitKey, type Visit } from '../shared/visit.ts';

/**
 * Runs in the frame before the site does, and gives its page the answers of the visitor that Studio has chosen: as if
 * they had been typed since the page was loaded, so private ones too, and nothing of them on the device but what a
 * visit leaves there.
 */
const visit = isFramed() ? wanted() : undefined;
if (visit) {
  const { form, answers } = visit;
  const { wizards } = await loadPageOf(location.pathname);
  if (form.kind === 'form')
    keepDraft(`${location.pathname.toLowerCase()} ${form.id}`, { given: {}, answers: answers as Answers });
  else if (wizards[form.id]) play(wizards[form.id]!, visit);
  if (visit.presses) void pressed(visit);
}

function play(wizard: WizardModule, { answers, step, upToStep }: Visit): void {
  const end = wizard.steps.findIndex(({ plan }) => plan.id === step);
  const later = new Set(wizard.steps.slice(upToStep ? Math.max(end, 0) : wizard.steps.length).flatMap(fieldsOf));
  const given = Object.fromEntries(Object.entries(answers).filter(([name]) => !later.has(name)));
  putSession(wizard, freshSession(wizard, given as Answers, 'start'));
}

const fieldsOf = ({ plan }: WizardModule['steps'][number]): string[] => Object.keys(plan.fields);

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
