import { useEffect, useRef, useState } from 'react';
import { isEmpty } from '../../../../shared/engine/answers.ts';
import { schemaError, type FieldError } from '../../../../shared/engine/validate.ts';
import type { Option } from '../../../../shared/plan/answers.ts';
import { messageFor } from '../../../api/errors.ts';
import { useSite } from '../../../render/context.tsx';
import { keepOption } from '../../../render/form/keptOptions.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf, type Control } from '../../kit/control.ts';
import { inForm } from '../../fields/rows/RowAnswers.ts';
import { addVerify } from './verifying.ts';
import { CodeInput, standsFor } from '../code/widget.tsx';

/** A code whose list is on the server, which is asked about it as the visitor leaves the field or the step. */
export default function AskedCode(props: WidgetProps) {
  const control = controlOf<string>(props);
  const { invalid } = control;
  const { ask, verdict } = useVerdict(control);
  // The text is handed over first.
  const left = (...given: Parameters<WidgetProps['onBlur']>) => {
    props.onBlur(...given);
    void ask();
  };
  return <CodeInput widget={{ ...props, onBlur: left }} words={invalid ? '' : verdict} />;
}

/** What the server says about a code. `ask` asks it, unless it has been asked. */
function useVerdict({ name, field, store, value }: Control<string>) {
  const { site } = useSite();
  const { searched = '', choices = [], private: kind, options } = field;
  const [state, setState] = useState<{ readonly value: string; readonly words: string }>();
  const running = useRef<{ readonly value: string; readonly answer: Promise<readonly FieldError[]> }>(undefined);
  const optionOf = (code: unknown): Option | undefined => choices.find((option) => option.value === code);

  async function request(code: string): Promise<readonly FieldError[]> {
    setState({ value: code, words: options.checking ?? '' });
    try {
      const { askCode } = await import('../../../render/form/askCode.ts');
      const found = await askCode(site, searched, code);
      if (found && kind === undefined) keepOption({ list: searched, option: found });
      setState(undefined);
      // It may set other answers.
      if (store.answers()[name] === code) store.change(name, code);
      return [];
    } catch (error) {
      const words = messageFor(error, site.http) ?? options.failed ?? site.texts.crash;
      setState({ value: code, words });
      return [{ field: inForm(store, name).field, keyword: 'failed', message: words }];
    } finally {
      if (running.current?.value === code) running.current = undefined;
    }
  }

  function ask(): Promise<readonly FieldError[]> | undefined {
    const code = store.answers()[name];
    if (typeof code !== 'string' || isEmpty(code) || optionOf(code)) return undefined;
    if (running.current?.value !== code) running.current = { value: code, answer: request(code) };
    return running.current.answer;
  }

  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => addVerify(store, () => latest.current()), [store]);

  const refusal = () => schemaError(store.set, name, notListed, store.answers(), site.texts.invalid).message;
  const option = optionOf(value);
  const known = option?.unavailable === undefined ? standsFor(option) : refusal();
  return { ask, verdict: state !== undefined && state.value === value ? state.words : known };
}

const notListed: ReadonlySet<string> = new Set(['enum']);
