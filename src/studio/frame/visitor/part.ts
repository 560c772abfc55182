import type { PartQuestion } from '../messages.ts';
import { blocksLike, marksNear, type Target } from './hit.ts';

/** The question to Studio which thing of config a target is. */
export function partQuestion(target: Target): PartQuestion {
  if ('marks' in target) return { marks: target.marks };
  const { kind, name, node } = target;
  const holder = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement!;
  const block = holder.closest('[data-block]');
  const alike = block ? blocksLike(block) : [];
  return {
    find: {
      kind,
      name,
      block: block?.getAttribute('data-block') ?? '',
      nth: block ? alike.indexOf(block) : 0,
      alike: alike.length,
      form: formAround(holder),
      page: location.pathname,
      marks: marksNear(kind === 'block' ? (node as Element) : holder),
      blockMarks: block ? marksNear(block).flat() : [],
    },
  };
}

/** The form or wizard that contains an element. */
const formAround = (element: Element): string =>
  element.closest('[data-wizard]')?.getAttribute('data-wizard') ??
  element.closest('[data-form]')?.getAttribute('data-form') ??
  '';
