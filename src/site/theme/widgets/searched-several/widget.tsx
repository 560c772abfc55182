import { useState } from 'react';
import { present } from '../../../../shared/engine/answers.ts';
import { parentOf, shownOption } from '../../../../shared/engine/choices.ts';
import type { Option } from '../../../../shared/plan/answers.ts';
import { Multiselect, type SelectedValues } from '../../../render/controls/Multiselect.tsx';
import { RetryButton } from '../../../render/elements/RetryButton.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useChosenOptions, useFoundOptions } from '../../../render/form/useFoundOptions.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { controlOf } from '../../kit/control.ts';

/** Several choices of a list that is too long for a page: the panel searches it on the server. */
function SearchedSeveral(props: WidgetProps) {
  const control = controlOf<SelectedValues>(props);
  const { id, inputName, field, describedBy, error, store, value: chosen = [] } = control;
  const { choices = [] } = field;
  const answers = present(useAnswers(store));
  const [words, setWords] = useState<string>();
  const parent = parentOf(field);
  const of = parent === undefined ? undefined : answers[parent];
  // Nothing is offered before the answer that narrows the list.
  const lacksParent = parent !== undefined && of === undefined;
  useChosenOptions(field, chosen, of);
  const found = useFoundOptions(field, words === undefined || lacksParent ? undefined : { words, of, isWide: false });
  const offered = found.options.flatMap((option) => shownOption(store.set, field, option, answers) ?? []);
  const given = chosen.map(
    (value): Option => choices.find((option) => option.value === value) ?? { value, label: String(value) },
  );
  const others = offered.filter(({ value }) => !chosen.includes(value));
  return (
    <Multiselect
      id={id}
      name={inputName}
      choices={[...given, ...others]}
      chosen={chosen}
      placeholder={field.placeholder}
      describedBy={describedBy}
      error={error}
      search={{
        // Before a search, the chosen ones come first, to be taken back.
        options: words === '' ? [...given, ...others] : offered,
        said: found.said,
        retry: found.retry && <RetryButton look="secondary" onRetry={found.retry} />,
        onSearch: setWords,
      }}
      onChange={control.change}
    />
  );
}

export default Object.assign(SearchedSeveral, { frame: 'group' as const });
