import { useEffect, useState } from 'react';
import { formatMessage } from '../../../engine/format/message.ts';
import { sizeInWords } from '../../../engine/format/size.ts';
import type { FieldPlan } from '../../../plan/form.ts';
import { useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { fileOf } from '../../../render/form/files.ts';
import css from './widget.module.css';

interface ChosenFileProps {
  field: FieldPlan;
  name: string;
  /** Of its button. */
  id: string;
  onRemove: () => void;
}

/** A file that was chosen: its picture if it is one, its name, its size, and a button that takes it away. */
export function ChosenFile({ field, name, id, onRemove }: ChosenFileProps) {
  const { language } = useSite().site;
  const file = fileOf(field, name);
  return (
    <li className={css.file}>
      {file?.type.startsWith('image/') ? <Preview file={file} /> : <Icon name="file-text" size={24} />}
      <span className={css.name}>
        {name}
        {file && <span className={css.size}> {sizeInWords(file.size, language)}</span>}
      </span>
      <button
        type="button"
        id={id}
        className={css.remove}
        aria-label={formatMessage(field.options.remove ?? '', { file: name })}
        onClick={onRemove}
      >
        <Icon name="x" size={20} />
      </button>
    </li>
  );
}

/** A small copy of a picture; nothing where the browser cannot draw it, such as HEIC. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address must be given back, so it is made here
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === undefined) return <span className={css.preview} />;
  return <img className={css.preview} src={address} alt="" onError={() => setAddress(undefined)} />;
}
