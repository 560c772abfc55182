import { parseRich, type RichNode } from '../../../shared/engine/format/rich.ts';
import { Explained } from './Explained.tsx';

/** A paragraph of such a text. Draws nothing when config has none. */
export const Paragraph = ({ text, className }: { text: string | undefined; className?: string | undefined }) =>
  text ? (
    <p className={className}>
      <Rich text={text} />
    </p>
  ) : null;

/** A text with **strong** words, [links](/Contact) and terms of the glossary. */
export function Rich({ text }: { text: string }) {
  return parseRich(text).map(nodeOf);
}

function nodeOf(node: RichNode, index: number) {
  if (typeof node === 'string') return node;
  if ('strong' in node) return <strong key={index}>{node.strong}</strong>;
  return <Explained key={index} {...node} />;
}

/** Pages whose questions have such a help text bring it along. */
export default Rich;
