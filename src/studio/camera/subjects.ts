import { affectedPages, affectsAll, codeOfPage, type Version } from '../../authoring/changes/pages.ts';
import { walksTo, type Walk } from '../../authoring/changes/walks.ts';
import type { Pictured } from '../review/contract.ts';
import type { Visit } from '../frame/visit.ts';

/** What a picture shows: a page, as a certain visitor sees it. */
export interface PictureView {
  readonly path: string;
  readonly visit?: Visit;
}

/** A page or step, before and after. */
export interface Subject extends Omit<Pictured, 'at'> {
  /** Undefined if it did not exist then. */
  readonly before: PictureView | undefined;
  readonly after: PictureView | undefined;
  /** The compiled code of the page in both versions. */
  readonly code: string;
}

/** The pages that a change affects, and the later steps of their wizards. */
export function subjects(before: Version, after: Version): Subject[] {
  const found = affectedPages(before, after);
  // Changes on every page are shown on the home page.
  const home = { page: 'home', path: '/', addresses: 1, how: 'changed' } as const;
  const pages =
    affectsAll(before, after) && !found.some(({ path }) => path === '/') && codeOfPage('home', after) !== undefined
      ? [...found, home]
      : found;
  const of = (page: string) => ({
    file: `config/pages/${page}.yaml`,
    code: JSON.stringify([codeOfPage(page, before), codeOfPage(page, after)]),
  });
  const whole = pages.map(({ page, path, how }): Subject => {
    const look = { path: pictureAddress(page, path, how === 'removed' ? before : after) };
    return {
      ...of(page),
      path: look.path,
      how,
      before: how === 'added' ? undefined : look,
      after: how === 'removed' ? undefined : look,
    };
  });
  const walks = walksTo(found, before, after);
  const [old, now] = [viewsOf(walks.before), viewsOf(walks.after)];
  const steps = [...new Map([...old, ...now]).keys()].map((key): Subject => {
    const [was, is] = [old.get(key), now.get(key)];
    const { path, title } = (is ?? was)!;
    const page = found.find((one) => one.path === path)?.page ?? '';
    return {
      ...of(page),
      path,
      step: title,
      how: !was ? 'added' : !is ? 'removed' : 'changed',
      before: was,
      after: is,
    };
  });
  return [...whole, ...steps];
}

/** The page for unknown addresses has no path. */
const pictureAddress = (id: string, path: string, { symbols }: Version): string =>
  path !== '' ? path : (symbols.pages.find((one) => one.id === id)?.data.path ?? '/');

/** A visitor at each step that needs a picture, by wizard and step. */
function viewsOf(walks: readonly Walk[]): Map<string, PictureView & { readonly title: string }> {
  return new Map(
    walks.flatMap(({ path, plan, steps, answers, pictured }) =>
      steps
        .filter(({ id }) => pictured.includes(id))
        .map(({ id, title = '' }) => {
          const form = { kind: 'wizard', id: plan.id } as const;
          const visit: Visit = { form, answers, step: id, upToStep: true, presses: false };
          return [`${plan.id} ${id}`, { path, visit, title }] as const;
        }),
    ),
  );
}
