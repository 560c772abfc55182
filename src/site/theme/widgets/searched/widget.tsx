import { useState } from 'react';
import { present } from '../../../../shared/engine/answers.ts';
import { parentOf, shownOption } from '../../../../shared/engine/choices.ts';
import type { Option } from '../../../../shared/plan/answers.ts';
import { useSite } from '../../../render/context.tsx';
import { RetryButton } from '../../../render/elements/RetryButton.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useChosenOptions, useFoundOptions } from '../../../render/form/useFoundOptions.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { controlOf } from '../../kit/control.ts';
import { ComboboxBox } from '../combobox/widget.tsx';
import css from './widget.module.css';

/** A combobox, drop-down list or look-up whose list is too long for a page: a text that searches it on the server. */
export default function Searched(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const { field, value, store } = control;
  const { choices, suggestions } = field;
  const { texts } = useSite().site;
  const answers = present(useAnswers(store));
  const [words, setWords] = useState<string>();
  const parent = parentOf(field);
  const of = parent === undefined ? undefined : answers[parent];
  useChosenOptions(field, choices && value !== undefined ? [value] : [], of);
  const isWide = field.widget === 'lookup';
  // Nothing is offered before the answer that narrows the list.
  const lacksParent = parent !== undefined && of === undefined && !isWide;
  const found = useFoundOptions(field, words === undefined || lacksParent ? undefined : { words, of, isWide });
  const offered = found.options.flatMap((option) =>
    isWide ? option : (shownOption(store.set, field, option, answers) ?? []),
  );
  const shown = suggestions ? offered.map(plainOption) : offered;
  const known = choices ? withAnswer(choices, value) : (suggestions ?? []).map((label) => plainOption({ label }));
  return (
    <div className={css.searched}>
      <ComboboxBox
        widget={props}
        options={known}
        find={() => (found.retry ? [] : shown)}
        strict={!suggestions}
        none={found.retry ? undefined : (found.said ?? texts.noMatch)}
        count={found.said}
        isWaiting={found.isWaiting && words !== ''}
        onSearch={setWords}
      />
      <p role="status" className="small">
        {found.retry && found.said}
      </p>
      {found.retry && <RetryButton look="secondary" onRetry={found.retry} />}
    </div>
  );
}

const plainOption = ({ label }: Pick<Option, 'label'>): Option => ({ value: label, label });

/** The options with that of the answer, as its value while its label is not known. */
const withAnswer = (choices: readonly Option[], value: string | number | undefined): readonly Option[] =>
  value === undefined || choices.some((option) => option.value === value)
    ? choices
    : [...choices, { value, label: String(value) }];
