/** A part of an SVG that may not ship. */
export interface Danger {
  readonly index: number;
  readonly words: string;
  readonly why: string;
}

/** Parts that run code or fetch something when a picture is opened by its address. Entities could hide either. */
const dangers: readonly (readonly [RegExp, string])[] = [
  [/<(?:\w+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)\b/gi, 'runs code'],
  [/(?<=\s|["'/])on[a-z]+\s*=/gi, 'runs code'],
  [/javascript\s*:/gi, 'runs code'],
  [/<!(?:DOCTYPE|ENTITY)/gi, 'declares entities'],
  [/<\?xml-stylesheet/gi, 'fetches something'],
  [/@import/gi, 'fetches something'],
  [
    /(?<=\s)(?:xlink:href|href|src)\s*=\s*["']?\s*(?!["'#]|data:image\/(?:png|jpeg|webp|avif)[;,])[^"'\s>]*/gi,
    'fetches something',
  ],
  [/url\(\s*["']?\s*(?!["'#]|data:image\/(?:png|jpeg|webp|avif)[;,])[^)"']*/gi, 'fetches something'],
];

/** The parts of an SVG that run code or fetch something, in order. Comments do neither. */
export function dangersIn(svg: string): Danger[] {
  const bare = svg.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
  return dangers
    .flatMap(([pattern, why]) => [...bare.matchAll(pattern)].map(({ 0: words, index }) => ({ index, words, why })))
    .sort((a, b) => a.index - b.index);
}
