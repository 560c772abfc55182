/** The size of the board on which signatures are drawn, in the units of their paths. */
export const board = { width: 600, height: 200 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const before =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board.width} ${board.height}">` +
  '<path fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="';
const after = '"/></svg>';

/** A regular expression for the path of a drawn signature: lines that each begin at a point and go on by steps. */
const pathPattern = '(?:M\\d{1,3} \\d{1,3}l-?\\d{1,3} -?\\d{1,3}(?: -?\\d{1,3} -?\\d{1,3})*)+';

/**
 * A regular expression for a signature: the only SVG that `drawnSignature` makes, or a typed name, which has no angle
 * bracket. `unseen`: the characters that a text of one line may not have, as a range.
 */
export const signaturePattern = (unseen: string): string =>
  `^(?:${before.replaceAll(/[./]/g, '\\$&')}${pathPattern}${after.replaceAll('/', '\\/')}|[^<>${unseen}]*)$`;

/** The path of a drawn signature; undefined for a typed name. */
export const pathOfSignature = (answer: string): string | undefined =>
  answer.startsWith(before) ? answer.slice(before.length, -after.length) : undefined;

/** The signature with this path. */
export const drawnSignature = (path: string): string => before + path + after;

/** The fewest characters that a field must allow, so that a signature can be drawn legibly. */
export const leastLength = 1000;

/** A path with one more line. All of it gets coarser where it is longer than a field allows (`most` characters). */
export function pathWith(path: string, line: readonly Point[], most: number): string {
  const room = most - before.length - after.length;
  const longer = path + lineCode(simplified(line, finest));
  if (longer.length <= room) return longer;
  const lines = [...linesIn(path), line];
  for (let far = 2 * finest; far < board.width; far *= 1.5) {
    const coarser = lines.map((one) => lineCode(simplified(one, far))).join('');
    if (coarser.length <= room) return coarser;
  }
  return path;
}

/** How far from the drawn line the kept one may be, in units of the board. */
const finest = 0.7;

/** The points that shape a line, by Ramer, Douglas and Peucker. A line that strayed by less than `far` is straight. */
function simplified(line: readonly Point[], far: number): readonly Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [most, at] = [far, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const off = distance(line[index]!, first, last);
    if (off > most) [most, at] = [off, index];
  }
  if (at === 0) return [first, last];
  return [...simplified(line.slice(0, at + 1), far).slice(0, -1), ...simplified(line.slice(at), far)];
}

/** How far a point is from the straight line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** A line as path: its first point, then the steps. A line of one point is a dot. */
function lineCode(line: readonly Point[]): string {
  const points = line.map(({ x, y }) => ({ x: within(x, board.width), y: within(y, board.height) }));
  const steps = points.slice(1).map(({ x, y }, index) => `${x - points[index]!.x} ${y - points[index]!.y}`);
  return `M${points[0]!.x} ${points[0]!.y}l${steps.join(' ')}`;
}

const within = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)));

/** The lines of a path. */
function linesIn(path: string): Point[][] {
  return [...path.matchAll(/M(\d+) (\d+)l([^M]*)/g)].map(([, x, y, steps = '']) => {
    const line: Point[] = [{ x: Number(x), y: Number(y) }];
    for (const [, dx, dy] of steps.matchAll(/(-?\d+) (-?\d+)/g)) {
      const last = line.at(-1)!;
      line.push({ x: last.x + Number(dx), y: last.y + Number(dy) });
    }
    return line;
  });
}
