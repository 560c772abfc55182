import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Checked, CheckedForm, CheckedWizard } from '../../check/checked.ts';
import { formModel } from '../../model/form-model.ts';
import { actionsOf, buttonsOf } from '../../model/outcomes.ts';
import type { ButtonModel } from '../../model/types.ts';
import { usesOf } from '../../model/uses.ts';
import { referencesIn } from '../../resolve/settings.ts';
import { pageAt, sendersOf, type SymbolTable } from '../../resolve/symbols.ts';
import type { VisibleText } from '../copy/texts.ts';
import { judged, combined, type Examined } from './examined.ts';
import { withoutQuestions, forbiddenIn } from './texts.ts';
import type { WordList, Wording } from './words.ts';

/** What a button or link does, as far as its words can promise it. */
interface Doing {
  readonly sends: boolean;
  readonly buys: boolean;
}

/**
 * Checks that what a button says is what its actions do: it says buy only where config says that something is bought,
 * and send only where something is sent. `texts`: those of the file.
 */
export function examineButtons(
  source: Checked,
  texts: readonly VisibleText[],
  wording: Wording,
  symbols: SymbolTable,
): Examined {
  const targets = targetsIn(source, symbols);
  const buttons = texts.flatMap((text) => {
    const doing = doingOf(source, text, targets, symbols);
    return doing ? [{ text, doing }] : [];
  });
  const found = buttons.flatMap(({ text, doing }) => [
    ...(doing.buys ? [] : promised(source, text, 'buy', wording)),
    ...(doing.sends ? [] : promised(source, text, 'send', wording)),
  ]);
  return combined('button', [{ counts: { buttons: buttons.length }, unfair: [], excused: [] }, ...found]);
}

const promised = (source: Checked, text: VisibleText, list: WordList & ('buy' | 'send'), wording: Wording) =>
  forbiddenIn(source, text, wording.lists[list], wording, withoutQuestions).map(({ place, words, reason }) => ({
    counts: {},
    ...judged(say.falsePromise(place, words, list), reason),
  }));

/** What is behind a text: a button of a form, or a button or link of a page; undefined for any other text. */
function doingOf(
  source: Checked,
  { path }: VisibleText,
  targets: ReadonlyMap<string, Target>,
  symbols: SymbolTable,
): Doing | undefined {
  if (path.at(-1) !== 'label') return undefined;
  const holder = path.slice(0, -1);
  const button = isForm(source)
    ? formModel(source).buttons.find((one) => one.path.join('/') === holder.join('/'))
    : undefined;
  if (button) return doingOfButton(button, symbols);
  const { href, panel } = targets.get(holder.join('/')) ?? {};
  if (panel !== undefined) return { sends: isSentInPanel(source, panel, symbols), buys: false };
  return href === undefined ? undefined : { sends: isSentAt(href, symbols), buys: isBoughtAt(href, symbols) };
}

/** Where a button or link leads. */
interface Target {
  readonly href?: string;
  readonly panel?: string;
}

/** The targets in a file, by the path of the button or link. */
function targetsIn(source: Checked, { contracts }: SymbolTable): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  for (const { value, path } of referencesIn(source, contracts)) {
    const key = path.at(-1);
    if (key !== 'href' && key !== 'panel') continue;
    const holder = path.slice(0, -1).join('/');
    targets.set(holder, { ...targets.get(holder), [key]: value });
  }
  return targets;
}

const isForm = (source: Checked): source is CheckedForm | CheckedWizard =>
  source.kind === 'form' || source.kind === 'wizard';

function doingOfButton({ config: { actions } }: ButtonModel, symbols: SymbolTable): Doing {
  const targets = actions.flatMap(({ navigate, load }) => navigate?.to ?? load ?? []);
  return {
    sends: actions.some(({ sendLead }) => sendLead),
    buys: targets.some((target) => isBoughtAt(target, symbols)),
  };
}

const isBoughtAt = (href: string, { site }: SymbolTable): boolean =>
  site?.data.copy?.fair?.bought?.some((bought) => href === bought || href.startsWith(`${bought}?`)) === true;

/** Whether a link leads to a program that sends, to another site, or to a page with a form that sends. */
function isSentAt(href: string, symbols: SymbolTable): boolean {
  if (!/^[/#?]/.test(href)) return true;
  const page = pageAt(href, symbols);
  return page !== undefined && [...usesOf(page, symbols).forms].some((form) => isSending(form, symbols));
}

function isSentInPanel(source: Checked, panel: string, symbols: SymbolTable): boolean {
  const blocks = source.kind === 'page' ? (source.data.blocks ?? []) : [];
  const form = blocks.find(({ block, id }) => block === 'panel' && id === panel)?.form;
  return form !== undefined && isSending(form, symbols);
}

const isSending = (form: string, symbols: SymbolTable): boolean =>
  sendersOf(form, symbols).some((source) =>
    buttonsOf(source)
      .flatMap(actionsOf)
      .some(({ action }) => action.sendLead),
  );
