import { loadPageOf } from '../../../site/app/pages.ts';
import { settle, startWith } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule, Step } from '../../../shared/plan/form.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import { draftAt, keepDraft } from '../../../site/render/form/drafts.ts';
import { forgets } from '../../../site/render/form/forgets.ts';
import type { Theme } from '../../../site/render/form/types.ts';
import { sessionOf } from '../../../site/render/wizard/session.ts';
import { dayKey, pictureFlag, visitKey, type Visit } from '../visit.ts';
import { formDrawn, lookAt } from './look.ts';
import { record, type Stand } from './record.ts';

/**
 * Runs in place of the site's own entry, which it starts. In Studio's frame it first gives the page the answers of the
 * visitor that was chosen: as if they had been typed since the page was loaded, so private ones too, and nothing of
 * them on the device but what a visit leaves there.
 */
const visit = isFramed() || pictureFlag in globalThis ? wanted() : undefined;
const seen = isFramed() ? sessionStorage.getItem(dayKey) : null;
// The visitor of an example comes on a day of their own.
const today = visit?.day ?? seen;
if (today) setClock(today);
if (visit) await prepare(visit).catch(console.error);
await import('../../../site/app/entry-client.tsx');
if (visit?.presses || visit?.look) void shown(visit);
if (isFramed()) window.studioRecorded = record(answersAt);

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
  for (const { name, given } of standsOf(page, form.id))
    keepDraft(placeOf(location.pathname, name), { given, answers });
}

/** The names under which a form may stand on a page, and what it is given there to start with. */
function standsOf({ blocks }: PageModule['page'], form: string): { name: string; given: Answers }[] {
  const holders = (blocks as readonly Holder[]).filter((block) => block.form === form && block.id !== undefined);
  return [
    { name: form, given: {} },
    ...holders.map(({ id, initial = {} }) => ({ name: `${id}-${form}`, given: initial })),
  ];
}

/** A block that may hold a form. */
interface Holder {
  readonly id?: string;
  readonly form?: string;
  readonly initial?: Answers;
}

/** Where the answers of a form are kept. */
function placeOf(pathname: string, name: string): string {
  return `${pathname.toLowerCase()} ${name}`;
}

/** The name under which a form stands on its page: what the ids of its controls begin with. */
function nameOf(form: HTMLFormElement, id: string): string {
  const own = [...form.elements].filter((control) => control.id !== '' && control.hasAttribute('name'));
  const names = own.map((control) => ({ id: control.id, end: `-${control.getAttribute('name')}` }));
  const found = names.find((control) => control.id.endsWith(control.end));
  return found ? found.id.slice(0, -found.end.length) : id;
}

function play(wizard: FormModule, { answers, step, upToStep, isWhole }: Visit): void {
  const end = wizard.steps.findIndex(({ plan }) => plan.id === step);
  const later = new Set(wizard.steps.slice(upToStep ? Math.max(end, 0) : wizard.steps.length).flatMap(fieldsOf));
  const given = Object.fromEntries(Object.entries(answers).filter(([name]) => !later.has(name))) as Answers;
  sessionOf(wizard).put({ answers: isWhole ? settle(wizard, given) : startWith(wizard, given) });
}

function fieldsOf({ plan }: Step): string[] {
  return Object.keys(plan.fields);
}

/** Sets the page's clock to a day: the one as on which the site is shown, or that of an example. */
function setClock(day: string): void {
  const RealDate = Date;
  const ahead = new RealDate(`${day}T12:00:00`).getTime() - RealDate.now();
  const now = (): number => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, words: []) => (words.length === 0 ? new RealDate(now()) : new RealDate(...words)),
    get: (_, name) => (name === 'now' ? now : (Reflect.get(RealDate, name) as unknown)),
  });
}

/** Presses the button of the form, where that is wanted, and scrolls to what is to be seen then. */
async function shown({ form, step, presses, look }: Visit): Promise<void> {
  const focused = window.parent.document.activeElement as HTMLElement | null;
  const drawn = await formDrawn(form, step);
  // What is missing keeps it from going any further.
  if (presses) drawn?.requestSubmit();
  if (!look) return;
  await lookAt(drawn, look);
  // The page leads the focus to what is wrong. The person who asked for it stays where they are.
  if (window.parent.document.activeElement === window.frameElement) focused?.focus({ preventScroll: true });
}

/** The answers that stand in a form or wizard of the page now. */
async function answersAt({ form: { kind, id }, pathname, element }: Stand): Promise<Answers | undefined> {
  // What is still being typed is handed over, as if the page went away.
  window.dispatchEvent(new Event('pagehide'));
  const page = await loadPageOf(pathname);
  if (kind === 'wizard') return page.wizards[id] && sessionOf(page.wizards[id]!).answers();
  return { ...draftAt(placeOf(pathname, nameOf(element, id))), ...forgotten(page, id, element) };
}

/** What stands in controls whose answers a form does not keep, such as passwords. */
function forgotten({ forms, theme }: PageModule, id: string, form: HTMLFormElement): Answers {
  const fields = Object.values(forms[id]?.steps[0]?.plan.fields ?? {});
  const forgetting = fields.filter((field) => forgets(field, theme as Theme | undefined));
  const typed = forgetting.map(({ name }) => [name, typedIn(form.elements.namedItem(name))] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

function typedIn(control: Element | RadioNodeList | null): string {
  if (!(control instanceof HTMLInputElement)) return '';
  return control.type === 'file' ? (control.files?.[0]?.name ?? '') : control.value;
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
