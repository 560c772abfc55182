import type { ReactNode } from 'react';
import { SiteLink } from '../../render/elements/SiteLink.tsx';

interface LinkedProps {
  text: string;
  /** Addresses by the words of the text that are links. */
  links: Readonly<Record<string, string>>;
}

/** A text with some of its words as links. */
export function Linked({ text, links }: LinkedProps): ReactNode {
  const [words] = Object.keys(links).filter((one) => text.includes(one));
  if (words === undefined) return text;
  const { [words]: href, ...others } = links;
  const [before = '', ...after] = text.split(words);
  return (
    <>
      <Linked text={before} links={others} />
      <SiteLink href={href!}>{words}</SiteLink>
      <Linked text={after.join(words)} links={others} />
    </>
  );
}
