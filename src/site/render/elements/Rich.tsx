import { parseRich, type RichNode } from '../../../shared/engine/format/rich.ts';
import { SiteLink } from './SiteLink.tsx';

/** A paragraph of such a text. Draws nothing when config has none. */
export const Paragraph = ({ text, className }: { text: string | undefined; className?: string | undefined }) =>
  text ? (
    <p className={className}>
      <Rich text={text} />
    </p>
  ) : null;

/** A text with **strong** words and [links](/Contact). */
export function Rich({ text }: { text: string }) {
  return parseRich(text).map(nodeOf);
}

function nodeOf(node: RichNode, index: number) {
  if (typeof node === 'string') return node;
  if ('strong' in node) return <strong key={index}>{node.strong}</strong>;
  return (
    <SiteLink key={index} href={node.href}>
      {node.label}
    </SiteLink>
  );
}
