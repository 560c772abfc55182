import type { Turn } from '../../../compiler/schedule/turns.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { Handlers } from '../../contract/call.ts';
import type { dayCalls, DayEntry, TurnEntry } from '../contract.ts';
import { isSamePath } from '../../contract/path.ts';
import { record } from '../../../compiler/read/data.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';

export const dayHandlers = ({ workspace }: Pick<Studio, 'workspace'>) =>
  ({
    day: ({ day }) => {
      if (day !== undefined && day < workspace.site.today)
        throw new Refusal(422, 'The site of a past day is not known. Choose today or a future day.');
      workspace.lookAt(day === workspace.site.today ? undefined : day);
      return null;
    },
  }) satisfies Handlers<typeof dayCalls>;

/** The future days on which something changes, with the changes. */
export function dayEntries(turns: readonly Turn[]): DayEntry[] {
  const days = [...new Set(turns.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    turns: turns.filter((turn) => turn.day === day && !isReplaced(turn, turns)).map(turnEntry),
  }));
}

/** Whether a value by day ends because the next one begins. */
const isReplaced = ({ kind, path, source, day }: Turn, turns: readonly Turn[]): boolean =>
  kind === 'ends' &&
  path.at(-2) === byDayKey &&
  turns.some(
    (other) =>
      other.kind === 'changes' &&
      other.day === day &&
      other.source === source &&
      isSamePath(parentPath(other.path), parentPath(path)),
  );

const parentPath = (path: Path): Path => path.slice(0, -1);

function turnEntry({ kind, source, path, item }: Turn): TurnEntry {
  const { data, file, id } = source;
  const isEntry = path.at(-2) === byDayKey;
  const whole = source.kind === 'page' ? String(record(data).title ?? id) : id;
  const name = isEntry
    ? String(path.at(-3))
    : path.at(-2) === 'changes'
      ? String(path.at(-3) ?? id)
      : datedItemName(item);
  const { value } = record(item);
  return {
    kind,
    file,
    path: isEntry ? [...path, 'value'] : path,
    label: path.length === 0 || name === id ? whole : `${whole} › ${name}`,
    ...(kind === 'changes' && value !== undefined && { value: String(value) }),
  };
}

/** The name of an item: its block, and its first text. */
function datedItemName(item: unknown): string {
  const { block, ...others } = record(item);
  const words = ['label', 'title', 'heading', 'question', 'name', 'id', 'value'].map((key) => others[key]);
  const [first] = words.filter((one) => typeof one === 'string' || typeof one === 'number');
  return [block, first].filter((one) => one !== undefined).join(' · ');
}
