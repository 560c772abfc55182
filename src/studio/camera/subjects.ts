import { affectedPages, affectsAll, codeOfPage, type Version } from '../../authoring/changes/pages.ts';
import { walksTo, type Walk } from '../../authoring/changes/walks.ts';
import type { Pictured } from '../review/contract.ts';
import type { Visit } from '../frame/visit.ts';

/** Where a picture is taken: the address, and who comes there. */
export interface Look {
  readonly path: string;
  readonly visit?: Visit;
}

/** What is pictured before and after. */
export interface Subject extends Omit<Pictured, 'at'> {
  /** Undefined where it was not there, or is not any more. */
  readonly before: Look | undefined;
  readonly after: Look | undefined;
  /** Everything that makes it what visitors see, in both versions. */
  readonly code: string;
}

/** The pages that a change reaches, and the later steps of their wizards. */
export function subjects(before: Version, after: Version): Subject[] {
  const found = affectedPages(before, after);
  // What every page shows is seen on the home page.
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
    const look = { path: addressOf(page, path, how === 'removed' ? before : after) };
    return {
      ...of(page),
      path: look.path,
      how,
      before: how === 'added' ? undefined : look,
      after: how === 'removed' ? undefined : look,
    };
  });
  const walks = walksTo(found, before, after);
  const [old, now] = [looksOf(walks.before), looksOf(walks.after)];
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

/** A page that answers what is not there has no address of its own. */
const addressOf = (id: string, path: string, { symbols }: Version): string =>
  path !== '' ? path : (symbols.pages.find((one) => one.id === id)?.data.path ?? '/');

/** A visitor before each step of which pictures are taken, by wizard and step. */
function looksOf(walks: readonly Walk[]): Map<string, Look & { readonly title: string }> {
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
