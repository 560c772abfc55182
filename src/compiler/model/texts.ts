import { MISSING } from '../../shared/engine/estimate.ts';
import type { Estimate, Result } from '../../shared/plan/config.generated.ts';
import type { MessageNode } from '../../shared/plan/message.ts';
import type { Path } from '../read/source.ts';
import { parseMessage } from '../resolve/message.ts';
import type { EffectModel, ExitModel, FormModel, MessageModel, TextAt } from './types.ts';

/** The texts of a result card, including addresses. */
export const resultTexts = (result: Result | undefined): TextAt[] =>
  result
    ? [
        { text: result.heading, path: ['result', 'heading'] },
        { text: result.text ?? '', path: ['result', 'text'] },
        ...result.rows.flatMap(({ value, href = '' }, index) => [
          { text: value, path: ['result', 'rows', index, 'value'] },
          { text: href, path: ['result', 'rows', index, 'href'] },
        ]),
      ]
    : [];

/** The texts of an exit that can print answers. */
export const exitTexts = ({ config: { heading, text }, path }: ExitModel): TextAt[] => [
  { text: heading, path: [...path, 'heading'] },
  { text, path: [...path, 'text'] },
];

/** The texts that an effect writes into fields. */
export const effectTexts = ({ config: { set = {} }, path }: EffectModel): TextAt[] =>
  Object.entries(set).flatMap(([field, answer]) =>
    typeof answer === 'string' ? [{ text: answer, path: [...path, 'set', field] }] : [],
  );

/** The values that a message prints, except those that it prints only if they are not missing. */
export function printedIn(nodes: readonly MessageNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if ('arg' in node) return [node.arg];
    const inside = Object.values(node.options).flatMap(printedIn);
    const chosen = 'select' in node && Object.hasOwn(node.options, 'missing') ? node.select : undefined;
    return inside.filter((name) => name !== chosen);
  });
}

/**
 * The fields without whose answers an amount cannot be printed: those that its texts print, or use to choose a text
 * without a case for a missing answer.
 */
export function readsOfEstimate({ value, note = '' }: { value: string; note?: string }): string[] {
  const choosers = [value, note].flatMap((text) => {
    const { message } = parseMessage(text);
    return typeof message === 'string' ? [] : choosersIn(message);
  });
  return [...new Set([...printedOf(value), ...printedOf(note), ...choosers])];
}

/** The values that a text prints. */
export function printedOf(text: string): string[] {
  const { message } = parseMessage(text);
  return typeof message === 'string' ? [] : printedIn(message);
}

/** The values by which a message chooses its text, except those with a case for a missing value. */
function choosersIn(nodes: readonly MessageNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || 'arg' in node) return [];
    const inside = Object.values(node.options).flatMap(choosersIn);
    const chooser = 'select' in node ? node.select : node.plural;
    return Object.hasOwn(node.options, 'missing') ? inside : [chooser, ...inside];
  });
}

/** The text about answers of other steps that a change has dropped. */
export const droppedMessage = (source: FormModel['source']): MessageModel[] =>
  source.kind === 'wizard' && source.data.dropped !== undefined
    ? [{ path: ['dropped'], text: source.data.dropped, of: { kind: 'dropped' } }]
    : [];

/** The text about answers that are dropped on their own step. */
export const droppedHereMessage = ({ data: { droppedHere: text } }: FormModel['source']): MessageModel[] =>
  text === undefined ? [] : [{ path: ['droppedHere'], text, of: { kind: 'droppedHere' } }];

/** The messages of an estimate, except those of its plug-in. Without one, its amount is an ordinary message. */
export function estimateMessages(path: Path, { value, note, missing, plugin = '' }: Estimate): MessageModel[] {
  return [
    ...(plugin === '' ? [{ path: [...path, 'value'], text: value, of: { kind: 'amount' } } as const] : []),
    ...(missing === undefined
      ? []
      : [{ path: [...path, 'missing'], text: missing, of: { kind: 'estimate', plugin, code: MISSING } } as const]),
    ...(note === undefined ? [] : [{ path: [...path, 'note'], text: note, of: { kind: 'note', plugin } } as const]),
  ];
}
