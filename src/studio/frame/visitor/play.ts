import { loadPageOf } from '../../../site/app/pages.ts';
import { settle, startWith } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule, Step } from '../../../shared/plan/form.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import { draftAt, keepDraft } from '../../../site/render/form/drafts.ts';
import { forgets } from '../../../site/render/form/forgets.ts';
import type { Theme } from '../../../site/render/form/types.ts';
import { sessionOf } from '../../../site/render/wizard/session.ts';
import type { ToSite } from '../messages.ts';
import { pictureFlag, visitKey, type Visit } from '../visit.ts';
import { channelToStudio, type Channel } from './channel.ts';
import { formDrawn, lookAt } from './look.ts';
import { record, type FormOnPage } from './record.ts';
import { followLook } from './selecting.ts';
import { tellShown } from './shown.ts';

/**
 * Runs instead of the site's own entry, which it starts. In Studio's frame it first gives the page the answers of the
 * chosen visitor, as if they had been typed there: private ones too, and stored on the device only as far as a visit
 * stores them.
 */
const studio = channelToStudio();
const start = studio && (await startOf(studio));
const visit = pictureFlag in globalThis ? storedVisit() : start?.visit;
// An example can have its own day.
const today = visit?.day ?? start?.day;
if (today) setClock(today);
if (visit) await prepare(visit).catch(console.error);
await import('../../../site/app/entry-client.tsx');
if (visit?.presses || visit?.look) void pressAndScroll(visit);

/** Says hello to Studio, answers it from then on, and waits for how to start. */
function startOf(channel: Channel): Promise<ToSite & { readonly kind: 'start' }> {
  // Before `record`, which does not see the clicks of select mode.
  const look = followLook(channel);
  const recorded = record(answersAt);
  return new Promise((done) => {
    channel.hear((message) => {
      if (message.kind === 'start') done(message);
      else if (message.kind === 'look') look(message);
      else void recorded().then((answers) => channel.tell({ kind: 'recorded', recorded: answers }));
    });
    tellShown(channel);
  });
}

async function prepare(chosen: Visit): Promise<void> {
  const { form } = chosen;
  const { page, forms, later = {}, wizards } = await loadPageOf(location.pathname);
  if (form.kind === 'wizard') {
    if (wizards[form.id]) play(wizards[form.id]!, chosen);
    return;
  }
  const module = forms[form.id] ?? (await later[form.id]?.())?.form;
  if (!module) return;
  const own = chosen.answers as Answers;
  const answers = chosen.isWhole ? own : startWith(module, own);
  for (const { name, given } of namesOnPage(page, form.id))
    keepDraft(draftKey(location.pathname, name), { given, answers });
}

/** The names that a form can have on a page, with its initial answers there. */
function namesOnPage({ blocks }: PageModule['page'], form: string): { name: string; given: Answers }[] {
  const holders = (blocks as readonly FormBlock[]).filter((block) => block.form === form && block.id !== undefined);
  return [
    { name: form, given: {} },
    ...holders.map(({ id, initial = {} }) => ({ name: `${id}-${form}`, given: initial })),
  ];
}

/** A block that may contain a form. */
interface FormBlock {
  readonly id?: string;
  readonly form?: string;
  readonly initial?: Answers;
}

/** Key of the stored answers of a form. */
function draftKey(pathname: string, name: string): string {
  return `${pathname.toLowerCase()} ${name}`;
}

/** The name of a form on its page: the prefix of the ids of its controls. */
function nameOnPage(form: HTMLFormElement, id: string): string {
  const own = [...form.elements].filter((control) => control.id !== '' && control.hasAttribute('name'));
  const names = own.map((control) => ({ id: control.id, end: `-${control.getAttribute('name')}` }));
  const found = names.find((control) => control.id.endsWith(control.end));
  return found ? found.id.slice(0, -found.end.length) : id;
}

function play(wizard: FormModule, { answers, step, upToStep, isWhole }: Visit): void {
  const end = wizard.steps.findIndex(({ plan }) => plan.id === step);
  const later = new Set(wizard.steps.slice(upToStep ? Math.max(end, 0) : wizard.steps.length).flatMap(stepFields));
  const given = Object.fromEntries(Object.entries(answers).filter(([name]) => !later.has(name))) as Answers;
  sessionOf(wizard).put({ answers: isWhole ? settle(wizard, given) : startWith(wizard, given) });
}

function stepFields({ plan }: Step): string[] {
  return Object.keys(plan.fields);
}

/** Sets the page's clock to the shown day, or to the day of an example. */
function setClock(day: string): void {
  const RealDate = Date;
  const ahead = new RealDate(`${day}T12:00:00`).getTime() - RealDate.now();
  const now = (): number => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, words: []) => (words.length === 0 ? new RealDate(now()) : new RealDate(...words)),
    get: (_, name) => (name === 'now' ? now : (Reflect.get(RealDate, name) as unknown)),
  });
}

/** Submits the form if the visit does, and scrolls to what it shows. */
async function pressAndScroll({ form, step, presses, look }: Visit): Promise<void> {
  const drawn = await formDrawn(form, step);
  // Missing answers stop it from being sent.
  if (presses) drawn?.requestSubmit();
  if (!look) return;
  await lookAt(drawn, look);
  studio?.tell({ kind: 'played' });
}

/** The current answers in a form or wizard of the page. */
async function answersAt({ form: { kind, id }, pathname, element }: FormOnPage): Promise<Answers | undefined> {
  // Saves what is still being typed, as when the page is left.
  window.dispatchEvent(new Event('pagehide'));
  const page = await loadPageOf(pathname);
  if (kind === 'wizard') return page.wizards[id] && sessionOf(page.wizards[id]!).answers();
  return { ...draftAt(draftKey(pathname, nameOnPage(element, id))), ...unstoredAnswers(page, id, element) };
}

/** Answers in controls that a form does not store, such as passwords. */
function unstoredAnswers({ forms, theme }: PageModule, id: string, form: HTMLFormElement): Answers {
  const fields = Object.values(forms[id]?.steps[0]?.plan.fields ?? {});
  const forgetting = fields.filter((field) => forgets(field, theme as Theme | undefined));
  const typed = forgetting.map(({ name }) => [name, typedIn(form.elements.namedItem(name))] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

function typedIn(control: Element | RadioNodeList | null): string {
  if (!(control instanceof HTMLInputElement)) return '';
  return control.type === 'file' ? (control.files?.[0]?.name ?? '') : control.value;
}

/** The visitor of a picture. */
function storedVisit(): Visit | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(visitKey) ?? 'null') as Visit | null) ?? undefined;
  } catch {
    return undefined;
  }
}
