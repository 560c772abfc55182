import { parseRich, type RichNode } from '../../engine/format/rich.ts';
import { SiteLink } from './SiteLink.tsx';

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
