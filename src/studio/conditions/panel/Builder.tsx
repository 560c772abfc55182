import { useEffect, useRef } from 'react';
import type { Names } from '../../../shared/conditions/names.ts';
import { plainTitleOf, signWords, subjectOf } from '../../../shared/conditions/sentence.ts';
import { isGroup, linesIn, type Group, type Line, type Node } from '../../../shared/conditions/tree.ts';
import {
  changed,
  comparisonsFor,
  freshLine,
  replaced,
  subject,
  subjectsIn,
  type LinePath,
  type Subject,
} from './edits.ts';
import { OptionGroups, Select, type Option } from '../../app/kit/Select.tsx';
import { LineValues } from './ValueInput.tsx';
import { conditionTexts as texts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';

interface BuilderProps {
  readonly group: Group;
  readonly names: Names;
  readonly takesNames: boolean;
  change(group: Group): void;
}

/** Edits a condition as lines: a subject, a comparison and a value. */
export function Builder(props: BuilderProps) {
  const { group, names, change } = props;
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(linesIn(group).length);
  /** Path of the line or group that was just added, until it gets the focus. */
  const added = useRef<string>(undefined);
  useEffect(() => {
    const now = linesIn(group).length;
    const last = [...(list.current?.querySelectorAll<HTMLElement>('.comparison select') ?? [])].at(-1);
    const isLess = now < count.current;
    count.current = now;
    const fresh = list.current?.querySelector<HTMLElement>(`[data-place="${added.current}"] .comparison select`);
    added.current = undefined;
    // The focus goes to a new line. When a line was removed, it stays among the lines.
    if (fresh) fresh.focus();
    else if (isLess && document.activeElement === document.body)
      (last ?? list.current?.querySelector('button'))?.focus();
  }, [group]);
  const edit = (place: LinePath, by: (old: Node) => readonly Node[]) => change(replaced(group, place, by));
  return (
    <div className="builder" ref={list}>
      <Lines
        {...props}
        place={[]}
        edit={edit}
        setGroup={change}
        names={names}
        fresh={(place) => (added.current = place.join())}
      />
    </div>
  );
}

interface LinesProps extends Omit<BuilderProps, 'change'> {
  readonly place: LinePath;
  edit(place: LinePath, by: (old: Node) => readonly Node[]): void;
  setGroup(group: Group): void;
  /** Called with the path of a line before it is added. */
  fresh(place: LinePath): void;
}

/** The lines of a group, with its nested groups. */
function Lines({ group, place, edit, setGroup, ...rest }: LinesProps) {
  const { lines, join } = group;
  const last = lines.findLast((line) => !isGroup(line)) as Line | undefined;
  return (
    <>
      {lines.length > 1 && (
        <Select
          aria-label={texts.join}
          value={join}
          options={Object.entries(texts.joins)}
          choose={(one) => setGroup({ ...group, join: one as Group['join'] })}
        />
      )}
      <ol className="comparisons">
        {lines.map((node, index) => {
          const here = [...place, index];
          return isGroup(node) ? (
            <li key={index} data-place={here.join()} role="group" aria-label={texts.group}>
              <Lines {...rest} group={node} place={here} edit={edit} setGroup={(one) => edit(here, () => [one])} />
              <Button says={texts.removeGroup} onClick={() => edit(here, () => [])} />
            </li>
          ) : (
            <li key={index} data-place={here.join()}>
              <LineRow
                {...rest}
                line={node}
                number={index + 1}
                change={(one) => edit(here, () => [one])}
                remove={() => edit(here, () => [])}
              />
            </li>
          );
        })}
      </ol>
      <AddLines
        add={(node) => {
          rest.fresh([...place, lines.length]);
          setGroup({ ...group, lines: [...lines, node] });
        }}
        fresh={() => freshLine(rest.names, last)}
        inner={place.length < 2 && lines.length > 0 ? (join === 'all' ? 'any' : 'all') : undefined}
      />
    </>
  );
}

interface AddLinesProps {
  /** The `join` of a group that can be added; undefined if none can be added. */
  readonly inner: Group['join'] | undefined;
  add(node: Node): void;
  fresh(): Line;
}

function AddLines({ inner, add, fresh }: AddLinesProps) {
  return (
    <p className="arrange">
      <Button says={texts.addLine} onClick={() => add(fresh())} />
      {inner && <Button says={texts.addGroup} onClick={() => add({ join: inner, lines: [fresh(), fresh()] })} />}
    </p>
  );
}

interface LineRowProps {
  readonly line: Line;
  readonly number: number;
  readonly names: Names;
  readonly takesNames: boolean;
  change(line: Line): void;
  remove(): void;
}

function LineRow({ line, number, names, takesNames, change, remove }: LineRowProps) {
  const comparisons = comparisonsFor(line, names);
  const chosen = comparisons.findIndex(({ sign, not }) => sign === line.sign && not === (line.not === true));
  const type = line.of === undefined ? names.of(line.name)?.type : 'number';
  return (
    <fieldset className="comparison">
      <legend className="visually-hidden">{texts.line(number)}</legend>
      <Subjects line={line} names={names} change={change} />
      <Select
        aria-label={texts.sign}
        value={String(chosen)}
        options={comparisons.map(({ sign, not }, index) => [
          String(index),
          comparisonWords(sign, not, type, names.of(line.name)?.isBox === true),
        ])}
        choose={(index) => change(changed(line, comparisons[Number(index)]!, names))}
      />
      <LineValues line={line} names={names} takesNames={takesNames} change={(values) => change({ ...line, values })} />
      <button type="button" aria-label={texts.removeLine(number)} onClick={remove}>
        <span aria-hidden="true">×</span>
      </button>
    </fieldset>
  );
}

function comparisonWords(
  sign: Line['sign'],
  not: boolean,
  type: Parameters<typeof signWords>[2],
  isBox: boolean,
): string {
  if (type === 'truth') return `is ${not ? 'not ' : ''}${isBox ? 'ticked' : 'true'}`;
  return `${signWords(sign, not, type)}${sign === 'oneOf' || sign === 'noneOf' ? ' one of' : ''}`;
}

/** Selects the subject of a line: an answer, a count, or a constant. */
function Subjects({ line, names, change }: Pick<LineRowProps, 'line' | 'names' | 'change'>) {
  const { fields, counted, constants } = subjectsIn(names);
  const optionsOf = (subjects: readonly Subject[]): readonly Option[] =>
    subjects.map((one) => [one.key, subjectOf(one, names, plainTitleOf)]);
  const { key } = subject(line.name, line.of);
  const all = [...fields, ...counted, ...constants];
  const known = all.some((one) => one.key === key);
  return (
    <Select
      aria-label={texts.name}
      value={key}
      options={known ? [] : [[key, subjectOf(line, names, plainTitleOf)]]}
      choose={(chosen) => {
        const one = all.find((other) => other.key === chosen);
        if (one) change(changed(line, { name: one.name, of: one.of }, names));
      }}
    >
      <OptionGroups
        of={[
          [texts.fields, optionsOf(fields)],
          [texts.counted, optionsOf(counted)],
          [texts.constants, optionsOf(constants)],
        ]}
      />
    </Select>
  );
}
