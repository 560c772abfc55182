import type { CheckedForm, CheckedWizard } from '../../../compiler/check/checked.ts';
import type { FormModule, SendingForm } from '../../../shared/plan/form.ts';
import { capital } from '../../../shared/problems/show.ts';
import type { Version } from '../pages.ts';
import { title } from '../tell.ts';
import { replacedConsents } from './consents.ts';
import { draftsOf } from './drafts.ts';
import { formVersion, inBrowser, underWayText, type FormVersion } from './form-version.ts';
import { leadsReport, type LeadChecks } from './leads.ts';
import { forReceiver } from './receiver.ts';
import { draftOutcome, type Outcome } from './restored.ts';
import type { DraftsReport, FormUnderWay, StepReport, UnderWay } from './report.ts';
import { visitorsOf } from './visitors.ts';
import { askingFor, titleOf, type Versions } from './why.ts';

/**
 * What a change does to visitors under way, for each wizard and each form that keeps drafts or sends leads, if the
 * change touches it.
 * Drafts of the old version are restored by the code that restores them in browsers, and leads of its open pages are
 * read by the server's own check.
 */
export const underWay = (before: Version, after: Version, checks: LeadChecks): UnderWay => ({
  forms: (['forms', 'wizards'] as const).flatMap((kind) =>
    [...before.symbols[kind].values()].flatMap(
      (source: CheckedForm | CheckedWizard) =>
        ofForm(formVersion(source, before.symbols), after.symbols[kind].get(source.id), { before, after }, checks) ??
        [],
    ),
  ),
});

function ofForm(
  was: FormVersion,
  source: CheckedForm | CheckedWizard | undefined,
  sites: { readonly before: Version; readonly after: Version },
  checks: LeadChecks,
): FormUnderWay | undefined {
  const { symbols } = sites.after;
  const { kind, id, file } = was.source;
  const is = source && formVersion(source, symbols);
  const keepsDrafts = kind === 'wizard' || was.source.data.restored !== undefined;
  const consents = was.isSender && is ? replacedConsents(was, sites.before, sites.after) : [];
  const isChanged = !is || underWayText(was) !== underWayText(is);
  if ((!keepsDrafts && !was.isSender) || (!isChanged && consents.length === 0)) return undefined;
  const visitors = visitorsOf(was, is);
  const old = inBrowser(was);
  const versions = is && versionsOf(is, was, old);
  return {
    kind,
    id,
    title: capital(title(was.source)),
    file,
    isGone: is === undefined,
    ...(keepsDrafts && versions && { drafts: draftsReport(versions, visitors) }),
    ...(was.isSender && { leads: leadsReport(old as SendingForm, was, visitors, checks) }),
    addresses: was.paths
      .filter((path) => !symbols.paths.has(path.toLowerCase()))
      .map((path) => ({ path, ...(is?.paths[0] !== undefined && { now: is.paths[0] }) })),
    receiver: versions && was.isSender ? forReceiver(versions) : [],
    consents,
  };
}

function versionsOf(now: FormVersion, before: FormVersion, was: FormModule): Versions {
  const is = inBrowser(now, before);
  const isTelling = (now.symbols.site?.data.texts.outdated ?? is.plan.wizard?.dropped) !== undefined;
  return { was, is, isTelling };
}

function draftsReport(versions: Versions, visitors: Parameters<typeof draftsOf>[1]): DraftsReport {
  const outcomes = draftsOf(versions.was, visitors).map((draft) => draftOutcome(draft, versions));
  return {
    tried: outcomes.length,
    touched: outcomes.filter(({ again, landing }) => again.length > 0 || landing !== undefined).length,
    steps: stepReports(versions, outcomes),
    landings: withDrafts(outcomes.flatMap(({ landing }) => landing ?? [])),
  };
}

/** The steps of the old version, and those of the new one that ask visitors something else. */
function stepReports({ was, is }: Versions, outcomes: readonly Outcome[]): StepReport[] {
  const again = withDrafts(outcomes.flatMap((outcome) => distinct(outcome.again)));
  const kept = distinct(outcomes.flatMap((outcome) => outcome.kept));
  const ids = [...new Set([...was.steps, ...is.steps].map(({ plan }) => plan.id)), ''];
  return ids.flatMap((id) => {
    const own = again.filter(({ step }) => step === id);
    const stay = kept.filter(({ step, field }) => step === id && !own.some((one) => one.field.split('.')[0] === field));
    if (own.length + stay.length === 0) return [];
    return {
      step: id,
      title: titleOf(askedIn(was, id) ? was : is, id),
      kept: stay.length,
      again: own.map(({ step: _, field, ...one }) => ({ field, label: questionLabel(field, [was, is]), ...one })),
    };
  });
}

const askedIn = ({ steps }: Versions['was'], id: string): boolean => steps.some(({ plan }) => plan.id === id);

/** The label of a question in the first version that has it; in rows after the question that has the rows. */
function questionLabel(name: string, forms: readonly Versions['was'][]): string {
  const [owner = '', ...inner] = name.split('.');
  const sets = forms.flatMap((form) => askingFor(form, owner) ?? []);
  const own = sets.map(({ plan }) => plan.fields[owner]?.label).find(Boolean) ?? owner;
  if (inner.length === 0) return own;
  const rows = sets.flatMap(({ rows: engine }) => engine?.sets[owner] ?? []);
  const label = rows.map(({ plan }) => plan.fields[inner[0] ?? '']?.label).find(Boolean) ?? inner.join('.');
  return `${own}: ${label}`;
}

/** Equal things once, each with its number. */
function withDrafts<Thing extends object>(all: readonly Thing[]): (Thing & { drafts: number })[] {
  const byText = new Map<string, Thing & { drafts: number }>();
  for (const one of all) {
    const key = JSON.stringify(one);
    byText.set(key, { ...one, drafts: (byText.get(key)?.drafts ?? 0) + 1 });
  }
  return [...byText.values()];
}

const distinct = <Thing>(all: readonly Thing[]): Thing[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];
