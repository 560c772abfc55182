import { useEffect, useRef } from 'react';
import type { Names } from '../../../conditions/names.ts';
import { signWords, subjectOf } from '../../../conditions/sentence.ts';
import { isGroup, linesIn, type Group, type Line, type Node } from '../../../conditions/tree.ts';
import {
  changed,
  comparisonsFor,
  freshLine,
  replaced,
  subject,
  subjectsIn,
  type Place,
  type Subject,
} from './edits.ts';
import { Values } from './ValueInput.tsx';
import { conditionWords as words } from './words.ts';
import { Button } from '../kit/Button.tsx';

interface BuilderProps {
  readonly group: Group;
  readonly names: Names;
  readonly takesNames: boolean;
  change(group: Group): void;
}

/** A condition as lines: what is asked, how it is compared, and with what. */
export function Builder(props: BuilderProps) {
  const { group, names, change } = props;
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(linesIn(group).length);
  /** The place of the line or group that was added last, until it has the focus. */
  const added = useRef<string>(undefined);
  useEffect(() => {
    const now = linesIn(group).length;
    const last = [...(list.current?.querySelectorAll<HTMLElement>('.comparison select') ?? [])].at(-1);
    const isLess = now < count.current;
    count.current = now;
    const fresh = list.current?.querySelector<HTMLElement>(`[data-place="${added.current}"] .comparison select`);
    added.current = undefined;
    // Who has added a line goes on with it; who has taken one away is still among the lines.
    if (fresh) fresh.focus();
    else if (isLess && document.activeElement === document.body)
      (last ?? list.current?.querySelector('button'))?.focus();
  }, [group]);
  const edit = (place: Place, by: (old: Node) => readonly Node[]) => change(replaced(group, place, by));
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
  readonly place: Place;
  edit(place: Place, by: (old: Node) => readonly Node[]): void;
  setGroup(group: Group): void;
  /** Is told the place of a line before it is added. */
  fresh(place: Place): void;
}

/** The lines of a group, with groups in it. */
function Lines({ group, place, edit, setGroup, ...rest }: LinesProps) {
  const { lines, join } = group;
  const last = lines.findLast((line) => !isGroup(line)) as Line | undefined;
  return (
    <>
      {lines.length > 1 && <Join join={join} change={(one) => setGroup({ ...group, join: one })} />}
      <ol className="comparisons">
        {lines.map((node, index) => {
          const here = [...place, index];
          return isGroup(node) ? (
            <li key={index} data-place={here.join()} role="group" aria-label={words.group}>
              <Lines {...rest} group={node} place={here} edit={edit} setGroup={(one) => edit(here, () => [one])} />
              <Button says={words.removeGroup} onClick={() => edit(here, () => [])} />
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
  /** How a group that is added goes together; undefined where none can be added. */
  readonly inner: Group['join'] | undefined;
  add(node: Node): void;
  fresh(): Line;
}

function AddLines({ inner, add, fresh }: AddLinesProps) {
  return (
    <p className="arrange">
      <Button says={words.addLine} onClick={() => add(fresh())} />
      {inner && <Button says={words.addGroup} onClick={() => add({ join: inner, lines: [fresh(), fresh()] })} />}
    </p>
  );
}

function Join({ join, change }: { readonly join: Group['join']; change(join: Group['join']): void }) {
  return (
    <select aria-label={words.join} value={join} onChange={({ target }) => change(target.value as Group['join'])}>
      {(['all', 'any'] as const).map((one) => (
        <option key={one} value={one}>
          {words.joins[one]}
        </option>
      ))}
    </select>
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
      <legend className="visually-hidden">{words.line(number)}</legend>
      <Subjects line={line} names={names} change={change} />
      <select
        aria-label={words.sign}
        value={chosen}
        onChange={({ target }) => change(changed(line, comparisons[Number(target.value)]!, names))}
      >
        {comparisons.map(({ sign, not }, index) => (
          <option key={index} value={index}>
            {comparisonWords(sign, not, type, names.of(line.name)?.isBox === true)}
          </option>
        ))}
      </select>
      <Values line={line} names={names} takesNames={takesNames} change={(values) => change({ ...line, values })} />
      <button type="button" aria-label={words.removeLine(number)} onClick={remove}>
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

/** What a line is about: an answer by its title, how many it has, or a constant. */
function Subjects({ line, names, change }: Pick<LineRowProps, 'line' | 'names' | 'change'>) {
  const { fields, counted, constants } = subjectsIn(names);
  const { key } = subject(line.name, line.of);
  const all = [...fields, ...counted, ...constants];
  const known = all.some((one) => one.key === key);
  return (
    <select
      aria-label={words.name}
      value={key}
      onChange={({ target }) => {
        const one = all.find((other) => other.key === target.value);
        if (one) change(changed(line, { name: one.name, of: one.of }, names));
      }}
    >
      {!known && <option value={key}>{subjectOf(line, names)}</option>}
      <SubjectGroup label={words.fields} subjects={fields} names={names} />
      <SubjectGroup label={words.counted} subjects={counted} names={names} />
      <SubjectGroup label={words.constants} subjects={constants} names={names} />
    </select>
  );
}

interface SubjectGroupProps {
  readonly label: string;
  readonly subjects: readonly Subject[];
  readonly names: Names;
}

function SubjectGroup({ label, subjects, names }: SubjectGroupProps) {
  if (subjects.length === 0) return null;
  return (
    <optgroup label={label}>
      {subjects.map((one) => (
        <option key={one.key} value={one.key}>
          {subjectOf(one, names)}
        </option>
      ))}
    </optgroup>
  );
}
