import { useId, useMemo, useState } from 'react';
import type { Condition } from '../contract.ts';
import type { Thing } from '../../thing/contract.ts';
import { toExpression } from '../../../shared/conditions/expression.ts';
import { ofMap, toMap } from '../../../shared/conditions/map.ts';
import { Names } from '../../../shared/conditions/names.ts';
import { isTruth } from '../leads.ts';
import { sentenceOf } from '../../../shared/conditions/sentence.ts';
import { asGroup, type Group, tidied } from '../../../shared/conditions/tree.ts';
import { api } from '../../app/api.ts';
import { ChangeState } from '../../thing/panel/ChangeState.tsx';
import { useSaver } from '../../thing/panel/useSaver.ts';
import { Builder } from './Builder.tsx';
import { isComplete } from './edits.ts';
import { ExpressionBox } from './ExpressionBox.tsx';
import { conditionTexts as texts } from './words.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { useAnswer } from '../../app/useAnswer.ts';

interface ConditionPropertyProps extends ThingProps {
  readonly condition: Condition;
}

/** Lines that are being edited, and the condition that was written at the time. */
interface Edited {
  readonly group: Group;
  readonly written: string;
}

const fromJson = (typed: string): unknown => JSON.parse(typed) as unknown;

const toJson = (value: unknown): string => JSON.stringify(value ?? null);

/** Edits a condition or expression, as lines with a sentence or as text. */
export function ConditionProperty({ thing, condition }: ConditionPropertyProps) {
  const id = useId();
  const { saver, change } = useSaver(thing, fromJson, toJson);
  const [edited, setEdited] = useState<Edited>();
  const [asText, setAsText] = useState(false);
  const names = useNames(thing, thing.turn);
  if (!names) return null;
  const value = JSON.parse(change.value) as unknown;
  const group = edited?.written === change.value ? edited.group : groupOf(value, thing, condition, edited?.group);
  const isText = asText || (group === undefined && typeof value === 'string');
  const text = typeof value === 'string' ? value : ((group && toExpression(group, names.typeOf)) ?? '');
  const setGroup = (changed: Group) => {
    // `join` has no meaning with less than two lines.
    const next: Group = changed.lines.length < 2 ? { ...changed, join: 'all' } : changed;
    const written = isComplete(next) ? configValue(next, value, condition, names) : undefined;
    setEdited({ group: next, written: written === undefined ? change.value : toJson(written) });
    if (written !== undefined && toJson(written) !== change.value) saver.change(toJson(written));
  };
  return (
    <div className="field condition">
      {isText ? (
        <ExpressionBox thing={thing} text={text} change={(typed) => saver.change(toJson(typed))} />
      ) : (
        <Lines thing={thing} condition={condition} group={group} names={names} setGroup={setGroup} />
      )}
      {(group || isText) && isTruth(condition.lead) && (
        <Button
          says={isText ? (group ? texts.asLines : texts.more) : texts.asExpression}
          className="link"
          disabled={isText && group === undefined}
          onClick={() => setAsText(!isText)}
        />
      )}
      <ChangeState
        id={`${id}-state`}
        thing={thing}
        saver={saver}
        change={change.theirs === undefined ? change : { ...change, theirs: theirText(change.theirs, names) }}
      />
    </div>
  );
}

/** The lines of a value. The server parses expressions; until it answers, the lines stay as they were. */
function groupOf(value: unknown, thing: Thing, { lines }: Condition, before: Group | undefined): Group | undefined {
  if (value === null) return undefined;
  const node = typeof value !== 'string' ? ofMap(value) : toJson(value) === toJson(thing.value) ? lines : before;
  return node && asGroup(node);
}

/** Lines as a value for config: a map of fields where that is allowed, or else an expression. */
function configValue(group: Group, value: unknown, { takesMap }: Condition, names: Names): unknown {
  const node = tidied(group);
  if (asGroup(node).lines.length === 0) return undefined;
  const map = takesMap && typeof value !== 'string' ? toMap(node) : undefined;
  return map ?? toExpression(node, names.typeOf) ?? (takesMap ? toMap(node) : undefined);
}

function theirText(theirs: string, names: Names): string {
  const value = JSON.parse(theirs) as unknown;
  if (typeof value === 'string') return value;
  const lines = ofMap(value);
  return lines ? sentenceOf(lines, names) : theirs;
}

interface LinesProps extends ConditionPropertyProps {
  readonly group: Group | undefined;
  readonly names: Names;
  setGroup(group: Group): void;
}

/** The sentence with its lines below. */
function Lines({ thing, condition, group, names, setGroup }: LinesProps) {
  const { open } = useStudio();
  const { lead, takesMap, sentence } = condition;
  const { file, path, base, arrangements } = thing;
  const { error, attempt } = useAttempt();
  const remove = () => void attempt(api.edit({ file, path, base, arrange: 'remove' }), open);
  const shown = group ?? (thing.value === undefined ? { join: 'all' as const, lines: [] } : undefined);
  const isWhole = group === undefined || isComplete(group);
  const said = group && group.lines.length > 0 ? sentenceOf(group, names) : sentence;
  const isSayable = group === undefined || !isWhole || configValue(group, thing.value, condition, names) !== undefined;
  return (
    <>
      <p className="sentence" aria-live="polite">
        {said === undefined ? texts.always(lead) : texts.says(lead, said)}
      </p>
      {shown && <Builder group={shown} names={names} takesNames={!takesMap || isTruth(lead)} change={setGroup} />}
      {!isWhole && <p className="quiet">{texts.unfinished}</p>}
      {!isSayable && shown && shown.lines.length > 0 && <p role="alert">{texts.unsayable}</p>}
      {thing.value !== undefined && arrangements.includes('remove') && <Button says={texts.remove} onClick={remove} />}
      <Fault why={error} />
    </>
  );
}

/** The names that a condition can use; undefined until they are loaded. */
function useNames({ file, path }: Pick<Thing, 'file' | 'path'>, turn: number): Names | undefined {
  const { answer } = useAnswer('names', { file, path }, { version: turn });
  return useMemo(() => answer && new Names(answer.all, answer.numbers), [answer]);
}
