import { createCompiler } from '../../../../compiler/compiler.ts';
import { didYouMean } from '../../../../shared/problems/nearest.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { sound } from '../compiled.ts';
import { lineDiff, printDiff } from '../../kit/line-diff.ts';
import { occurrences } from '../../../../authoring/usages/collect.ts';
import { allNames, find, type ThingUses } from '../../../../authoring/usages/find.ts';
import type { Occurrence } from '../../../../authoring/usages/occurrence.ts';
import { CannotRename } from '../../../../authoring/usages/rename/cannot-rename.ts';
import { lastPart } from '../../../../authoring/usages/rename/new-name.ts';
import { planRename, type Plan } from '../../../../authoring/usages/rename/plan.ts';
import { expectedWords } from './expected.ts';
import { mentions } from './mentions.ts';
import { apply, tryRename } from '../trial.ts';

export const command: Command = {
  name: 'rename',
  summary: 'Renames something, in every place at once.',
  words: ['OLD', 'NEW'],
  options: {
    write: {
      type: 'boolean',
      about: 'Change the files. Without it, a terminal asks after showing the changes, and a script only shows them.',
    },
  },
  about: [
    'OLD is a name as for "where". Lists, forms, wizards, pages, catalogs, constants, tables and their columns,',
    'fields, options, steps, values of offers, addresses, places on a page, purposes and pictures can be renamed.',
    'Only the names change: comments, quotes and spaces stay. The old value of an option is added to `retired` of',
    'its list, because visitors may have it in a draft. The rename is first tried on a copy, and refused if the',
    'config would have a problem or the name is taken.',
    'With --json: {kind, from, to, written, files: [{file, to, diff}], mentions, expected}.',
  ],
  examples: [
    [
      'rename login.email address',
      'The field in its form, in conditions, messages, examples and forms that build on it.',
    ],
    ['rename widget-product-types product-kinds --write', 'A list: its file, its snapshot and all its uses.'],
    ['rename /AboutUs /about', 'The address of a page, in every link.'],
    ['rename home#quote home#widget', 'The id of a block, in every link to it.'],
  ],
  run: rename,
};

async function rename(call: Call): Promise<Answer> {
  const [old = '', typed = ''] = call.words;
  const { contracts, compile } = createCompiler(call);
  const site = sound(compile());
  const things = occurrences(site);
  const plan = planRenameOrRefuse(onlyThing(old, things), typed, things, call.root);
  tryRename(plan, site, call.root, contracts);
  const name = lastPart(plan.kind, plan.from[0] ?? '');
  const remaining = { mentions: mentions(name, call.root), expected: expectedWords(name, plan, site.symbols) };
  const preview = renameAnswer(plan, remaining, call.values.write === true);
  if (call.values.write !== true && call.confirm) call.print(renameAnswer(plan, remaining, undefined));
  const write = call.values.write === true || (await call.confirm?.('Change these files?')) === true;
  if (!write) return call.confirm ? { ...preview, text: () => 'Nothing was changed.' } : preview;
  apply(plan.edits, call.root);
  return call.confirm && call.values.write !== true ? { ...preview, text: (colours) => done(colours) } : preview;
}

/** The plan of a rename. Throws a Refusal if it is not possible. */
function planRenameOrRefuse(...asked: Parameters<typeof planRename>): Plan {
  try {
    return planRename(...asked);
  } catch (error) {
    if (!(error instanceof CannotRename)) throw error;
    throw new Refusal(error.message, error.because === 'typed' ? exit.usage : exit.wrong);
  }
}

/** The only thing with a name. Throws a Refusal if there is none, or more than one. */
function onlyThing(typed: string, things: ReadonlyMap<string, readonly Occurrence[]>): ThingUses {
  const [found, ...others] = find(typed, things);
  if (!found) throw new Refusal(`Nothing is called "${typed}". ${didYouMean(typed, allNames(things))}`);
  if (others.length === 0) return found;
  const names = [found, ...others].map(({ kind, ids }) => `  ${kind}:${ids[0] ?? ''}`);
  throw new Refusal([`Several things are called "${typed}". Say which:`, ...names].join('\n'));
}

/** Where the old name remains, as file:line. */
interface Remaining {
  /** In tests and code. */
  readonly mentions: readonly string[];
  /** In texts that examples expect. */
  readonly expected: readonly string[];
}

/** Lists up to 20 places under a title; empty if there are none. */
const listPlaces = (places: readonly string[], title: string): string[] =>
  places.length === 0
    ? []
    : [
        '',
        title,
        ...places.slice(0, 20).map((place) => `  ${place}`),
        ...(places.length > 20 ? [`  and ${places.length - 20} more`] : []),
      ];

/** The printed result. `written`: whether the files were changed; undefined while the person is asked. */
function renameAnswer({ kind, from, to, edits }: Plan, remaining: Remaining, written: boolean | undefined): Answer {
  const [old = ''] = from;
  const files = edits.map((edit) => ({ file: edit.file, to: edit.to, diff: lineDiff(edit.before, edit.after) }));
  const text = (colours: Colours) =>
    [
      `${kind} ${from.join(', ')} → ${to}`,
      '',
      ...files.map(({ file, to: moved, diff }) =>
        printDiff(file === moved ? file : `${file} → ${moved}`, diff, colours),
      ),
      ...(kind === 'address' && old.toLowerCase() !== to.toLowerCase()
        ? ['', `Links to ${old} on other sites will break. To keep them, write in the page: also: [${old}]`]
        : []),
      ...listPlaces(
        remaining.expected,
        `"${lastPart(kind, old)}" is also in texts that examples expect, which are not changed. ` +
          'Their tests show which of them must change:',
      ),
      ...listPlaces(
        remaining.mentions,
        `"${lastPart(kind, old)}" is also in tests and code, which are not changed. ` +
          'Check whether it means the same:',
      ),
      ...(written === undefined
        ? []
        : ['', written ? done(colours) : 'Nothing was changed. Add --write to change the files.']),
    ].join('\n');
  return { code: exit.fine, data: { kind, from, to, written: written === true, files, ...remaining }, text };
}

const done = ({ good }: Colours): string =>
  `${good('Done.')} Snapshots that show the name change with it: ` +
  'npm test -- tests/config -u, and check the difference.';
