import { array, at, record } from '../compiler/read/data.ts';
import { pluginUses } from '../compiler/resolve/settings.ts';
import { actionPaths, checksBy, conditionsOf, partsOf, type Part } from '../compiler/model/parts.ts';
import type { Path, Source } from '../compiler/read/source.ts';
import { messagePaths } from './marked.ts';
import type { Origins } from '../compiler/resolve/origins.ts';
import { markOf, type Unit } from './unit.ts';

type Draft = Pick<Unit, 'kind' | 'what' | 'wanted'> & Partial<Pick<Unit, 'key' | 'marks'>> & { readonly path: Path };

/** Everything of a form or wizard that its examples can exercise; options and constants, which several may use, apart. */
export function unitsOf(source: Source, origins: Origins): Unit[] {
  const drafts = [
    ...partsOf(source).flatMap((part) => [
      ...stepUnits(part),
      ...fieldUnits(part),
      ...ruleUnits(part),
      ...branchUnits(part),
      ...effectUnits(part),
    ]),
    ...messagePaths(source).map(messageUnit),
    ...actionPaths(source).map((path): Draft => ({
      kind: 'action',
      path,
      what: `action "${Object.keys(record(at(source.data, path)))[0] ?? ''}"`,
      wanted:
        path[0] === 'submit'
          ? 'one that comes through to the end'
          : `one that presses "${String(at(source.data, [...path.slice(0, 2), 'label']))}"`,
    })),
  ];
  return drafts.map(({ path, key = true, marks, ...words }) => ({
    ...words,
    key,
    owner: source.file,
    marks: marks ?? [markOf(source.file, path)],
    ...origins.of(source.file, path),
  }));
}

function stepUnits({ source, path, data }: Part): Draft[] {
  return source.kind === 'wizard'
    ? [
        {
          kind: 'step',
          path: [...path, 'id'],
          key: false,
          what: `step "${String(data.id)}"`,
          wanted: 'a visitor who comes to it',
        },
      ]
    : [];
}

const fieldUnits = ({ path, fields }: Part): Draft[] =>
  Object.keys(fields).map((field) => ({
    kind: 'field',
    path: [...path, 'schema', 'properties', field],
    what: `field "${field}"`,
    wanted: 'a visitor who is asked it',
  }));

/** Words that stand beside a field, of a plug-in, or of the whole. */
function messageUnit(path: Path): Draft {
  const [what, wanted] = saidWhen(
    path.slice(path.findLastIndex((step) => ['messages', 'refusal'].includes(String(step)))),
    path,
  );
  return { kind: 'message', path, what: `message ${what}`, wanted };
}

function saidWhen([holder, first, second]: Path, path: Path): readonly [what: string, wanted: string] {
  if (path.at(-1) === 'note') return ['under the estimate', 'one whose answers give an estimate'];
  if (path.at(-1) === 'dropped')
    return ['of answers that fall away', '`changes` that take away an answer of a later step'];
  if (holder === 'refusal') return ['of the refused step', 'one that is stopped here'];
  if (second === undefined) return [`for "${String(first)}"`, `one in which the plug-in finds "${String(first)}"`];
  return [`of "${String(first)}" for "${String(second)}"`, `one in which "${String(first)}" fails "${String(second)}"`];
}

/** Checks of plug-ins, and rules of fields that a visitor can break. */
function ruleUnits(part: Part): Draft[] {
  const { source, path, data } = part;
  const plugins = pluginUses(source, path)
    .filter((use) => use.path.at(-2) === 'rules')
    .map((use): Draft => ({
      kind: 'rule',
      path: use.path,
      what: `rule "${use.plugin}"`,
      wanted: 'one in which it finds something',
      marks: Object.keys(record(at(use.data, ['messages']))).map((code) =>
        markOf(source.file, [...use.path, 'messages', code]),
      ),
    }));
  if (checksBy(part) !== 'messages') return plugins;
  const required = array(at(data, ['schema', 'required'])).map((field, index) =>
    broken(part, String(field), 'required', ['schema', 'required', index]),
  );
  const others = Object.entries(part.fields).flatMap(([field, schema]) =>
    Object.keys(schema).map((keyword) => broken(part, field, keyword, ['schema', 'properties', field, keyword])),
  );
  return [...plugins, ...[...required, ...others].flat()];
}

/** A rule of a field that has words, or whose failure is told in another way: the others a control keeps from failing. */
function broken({ source, path, data }: Part, field: string, keyword: string, inner: Path): Draft[] {
  const told =
    at(data, ['messages', field, keyword]) !== undefined || (data.refusal !== undefined && rules.includes(keyword));
  return told
    ? [
        {
          kind: 'rule',
          path: [...path, ...inner],
          key: keyword !== 'required',
          what: `rule "${keyword}" of "${field}"`,
          wanted: `one in which "${field}" fails it`,
          marks: [brokenMark(source.file, path, field, keyword)],
        },
      ]
    : [];
}

const rules: readonly string[] = [
  'required',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
];

/** What an example leaves that fails a rule of a field's schema. */
export const brokenMark = (file: string, path: Path, field: string, keyword: string) =>
  markOf(file, [...path, 'broken', field, keyword]);

/** Both ways of every condition. */
const branchUnits = (part: Part): Draft[] =>
  conditionsOf(part).flatMap(({ path }) =>
    [true, false].map((way): Draft => ({
      kind: 'branch',
      path,
      what: `condition of ${ofWhat(part, path)}, ${way ? 'when it holds' : 'when it does not'}`,
      wanted: way ? 'one in which it holds' : 'one in which it does not hold',
      marks: [markOf(part.source.file, path, way)],
    })),
  );

function ofWhat(part: Part, path: Path): string {
  const [holder, name, inner, which] = path.slice(part.path.length);
  if (holder === 'when') return `step "${String(part.data.id)}"`;
  if (holder === 'effects')
    return `effect ${Number(name) + 1} of "${String(at(part.data, ['effects', Number(name), 'changed']))}"`;
  if (holder !== 'ui') return `multiplier ${Number(inner) + 1}`;
  if (inner === 'choicesWhen') return `choice "${String(which)}" of "${String(name)}"`;
  return `${inner === 'relabel' ? 'the other label of ' : inner === 'years' ? 'years of ' : ''}"${String(name)}"`;
}

const effectUnits = ({ source, path, data }: Part): Draft[] =>
  array(data.effects).map((effect, index) => {
    const changed = String(at(effect, ['changed']));
    return {
      kind: 'effect',
      path: [...path, 'effects', index, 'changed'],
      what: `effect ${index + 1} of "${changed}"`,
      wanted: `\`changes\` of "${changed}"${at(effect, ['when']) === undefined ? '' : ' with which its condition holds'}`,
      marks: [markOf(source.file, [...path, 'effects', index])],
    };
  });
