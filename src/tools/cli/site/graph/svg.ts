import { escapeMarkup } from '../../../../shared/engine/format/escape.ts';
import { end, type Graph, type Way } from './model.ts';

/** Sizes of a step's box, in pixels. */
const box = { left: 24, width: 360, padding: 14, line: 18, gap: 36 };
/** Distance between the lines that skip steps, in pixels. */
const lane = 26;
/** Maximum characters in a line of a box. */
const letters = 50;

interface Placed {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly top: number;
  readonly height: number;
  readonly round: boolean;
  readonly dashed: boolean;
}

/**
 * A graph as SVG. Each step is a box, from top to bottom. Lines to the next step go straight down; lines that skip
 * steps run in lanes at the right, the longest outermost. Has a title and a description for screen readers.
 */
export function graphSvg(graph: Graph): string {
  const boxes = placeBoxes(graph);
  const rank = new Map(boxes.map(({ id }, index) => [id, index]));
  const jumps = graph.ways
    .filter(({ from, to }) => span({ from, to }, rank) > 1)
    .sort((a, b) => span(a, rank) - span(b, rank));
  const width = box.left + box.width + (jumps.length + 1) * lane + 10;
  const height = (boxes.at(-1)?.top ?? 0) + (boxes.at(-1)?.height ?? 0) + 24;
  const at = (id: string) => boxes[rank.get(id) ?? 0] as Placed;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
      'role="img" aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="13">',
    `<title id="title">${escapeMarkup(graph.title)}</title>`,
    `<desc id="desc">${escapeMarkup(description(graph))}</desc>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">' +
      '<path d="M0 0 8 4 0 8z" fill="#55617a"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/>`,
    ...graph.ways
      .filter((way) => span(way, rank) === 1)
      .map(({ from, to }) =>
        arrow(`M${box.left + box.width / 2} ${at(from).top + at(from).height} V${at(to).top - 2}`),
      ),
    ...jumps.map(({ from, to }, index) => arrow(jump(at(from), at(to), index))),
    ...boxes.map(drawBox),
    '</svg>',
  ].join('\n');
}

const span = ({ from, to }: Pick<Way, 'from' | 'to'>, rank: ReadonlyMap<string, number>): number =>
  (rank.get(to) ?? 0) - (rank.get(from) ?? 0);

const arrow = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#55617a" stroke-width="1.5" marker-end="url(#arrow)"/>`;

/** A line that leaves its box at the right, goes down its lane and enters the target box. */
function jump(from: Placed, to: Placed, index: number): string {
  const right = box.left + box.width;
  const x = right + (index + 1) * lane;
  const [start, stop] = [from.top + from.height - 8 - (index % 3) * 5, to.top + 14 + (index % 3) * 6];
  return [
    `M${right} ${start} H${x - 8} Q${x} ${start} ${x} ${start + 8}`,
    `V${stop - 8} Q${x} ${stop} ${x - 8} ${stop} H${right + 2}`,
  ].join(' ');
}

function placeBoxes({ steps, submit, end: done }: Graph): Placed[] {
  const contents = [
    ...steps.map(({ id, title, when, asks, exits }) => ({
      id,
      title,
      lines: [
        ...wrap(asks.map(({ label }) => label).join(' · ')),
        ...(when === undefined ? [] : wrap(`Only when ${when}`)),
        ...exits.flatMap((exit) => wrap(`✕ ${exit.heading}, when ${exit.when}`)),
      ],
      round: false,
      dashed: when !== undefined,
    })),
    { id: end, title: submit, lines: done.flatMap(wrap), round: true, dashed: false },
  ];
  let top = 24;
  return contents.map((one) => {
    const height = 2 * box.padding + box.line * (one.lines.length + 1) - 4;
    const placedBox = { ...one, top, height };
    top += height + box.gap;
    return placedBox;
  });
}

function drawBox({ title, lines, top, height, round, dashed }: Placed): string {
  const x = box.left + box.padding;
  const y = (line: number) => top + box.padding + 10 + line * box.line;
  const outline = `rx="${round ? 22 : 10}"`;
  const stroke = `stroke="#0a6c74" stroke-width="1.5"${dashed ? ' stroke-dasharray="6 4"' : ''}`;
  return [
    `<rect x="${box.left}" y="${top}" width="${box.width}" height="${height}" ${outline} fill="#fff" ${stroke}/>`,
    `<text x="${x}" y="${y(0)}" font-weight="700" fill="#13233a">${escapeMarkup(title)}</text>`,
    ...lines.map((line, index) => `<text x="${x}" y="${y(index + 1)}" fill="#55617a">${escapeMarkup(line)}</text>`),
  ].join('');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const description = ({ steps, ways, submit }: Graph): string => {
  const nameOf = (id: string) => (id === end ? submit : (steps.find((step) => step.id === id)?.title ?? id));
  return steps
    .map(({ id, title, exits }) => {
      const out = [
        ...exits.map(({ heading, when }) => `when ${when} it ends: ${heading}`),
        ...ways.filter(({ from }) => from === id).map(({ to, when }) => `${when ?? 'then'} ${nameOf(to)}`),
      ];
      return `${title}: ${out.join('; ')}.`;
    })
    .join(' ');
};
