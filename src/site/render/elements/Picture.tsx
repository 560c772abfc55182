import { useContext } from 'react';
import { PageContext, useSite } from '../context.tsx';

interface PictureProps {
  /** File name in config/assets. */
  asset: string;
  /** Left out when the words around the picture say the same. */
  alt?: string;
  /** Whether it loads at once, because it is seen without scrolling. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture. Its size is in the HTML, so that nothing moves when it has loaded. For a photograph, the browser chooses
 * format and size.
 */
export function Picture({ asset, alt = '', eager = false, className }: PictureProps) {
  const { assets } = useSite();
  const picture = useContext(PageContext)?.assets[asset] ?? assets[asset];
  if (!picture) throw new Error(`This page ships no picture "${asset}"`);
  const image = (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
  if (!picture.sources) return image;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} {...source} sizes={picture.sizes} />
      ))}
      {image}
    </picture>
  );
}
