/** Width and height in pixels as the SVG's first tag states them; 0 where it does not. */
export function sizeOf(svg: string): { width: number; height: number } {
  const tag = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const side = (name: string) => Number(new RegExp(`\\s${name}="([0-9.]+)`).exec(tag)?.[1] ?? 0);
  return { width: side('width'), height: side('height') };
}
