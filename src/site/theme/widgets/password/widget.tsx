import { useState } from 'react';
import { useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import css from './widget.module.css';

/** A password, with a button that shows what was typed. */
function Password(props: WidgetProps) {
  const { texts } = useSite().site;
  const [shown, setShown] = useState(false);
  const button = (
    <button
      type="button"
      className={css.show}
      aria-label={texts.showPassword}
      aria-pressed={shown}
      title={shown ? texts.hidePassword : texts.showPassword}
      aria-controls={props.id}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
  return (
    <TextInput
      widget={props}
      type={shown ? 'text' : 'password'}
      extra={{ autoCapitalize: 'none', spellCheck: false }}
      after={button}
    />
  );
}

export default Object.assign(Password, { forgets: true as const });
