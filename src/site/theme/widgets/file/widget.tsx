import { useState } from 'react';
import { useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, controlOf } from '../../kit/control.ts';
import { isAccepted, sizeOf, type FileRules } from './accept.ts';
import css from './widget.module.css';

interface Options extends FileRules {
  refused?: string;
}

/** A file of the visitor's device. Its name is the answer; the file itself is not sent. */
function FileInput(props: WidgetProps) {
  const control = controlOf<string>(props);
  const { language } = useSite().site;
  const [file, setFile] = useState<{ size: number } | 'refused'>();
  const { field, value, invalid } = control;
  const { refused, ...rules }: Options = field.options;

  function take(input: HTMLInputElement): void {
    const chosen = input.files?.[0];
    const accepted = chosen !== undefined && isAccepted(chosen, rules);
    if (!accepted) input.value = '';
    setFile(accepted ? { size: chosen.size } : chosen && 'refused');
    control.change(accepted ? chosen.name : undefined);
  }

  return (
    <div className={css.drop} data-invalid={invalid || undefined}>
      <input
        {...controlAttributes(control)}
        type="file"
        accept={rules.accept}
        className={css.input}
        onChange={({ target }) => take(target)}
      />
      {value !== undefined && typeof file === 'object' && (
        <p className={css.chosen}>
          <Icon name="circle-check" size={18} />
          {value} · {sizeOf(file.size, language)}
        </p>
      )}
      <p role="alert" className={css.refused}>
        {file === 'refused' && refused}
      </p>
    </div>
  );
}

export default Object.assign(FileInput, { forgets: true as const });
