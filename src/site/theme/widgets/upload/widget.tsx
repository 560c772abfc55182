import { type DragEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { faultWords, fileNames, typesOf } from '../../../../shared/engine/files.ts';
import { formatMessage } from '../../../../shared/engine/format/message.ts';
import { sizeInWords } from '../../../../shared/engine/format/size.ts';
import type { Answer } from '../../../../shared/plan/answers.ts';
import type { FieldPlan } from '../../../../shared/plan/form.ts';
import { usePage, useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { faultOfFile, chosenFile, rememberFile } from '../../../render/form/files.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import Uploading from '../../../render/form/Uploading.tsx';
import { type Control, controlAttributes, controlOf } from '../../kit/control.ts';
import frame from '../../templates/FieldTemplate/FieldTemplate.module.css';
import { tellReading } from './reading.ts';
import css from './widget.module.css';

/** Files of the device that are sent with the answers. Their names are the answer. */
export default function Upload(props: WidgetProps) {
  const control = controlOf<Answer>(props);
  const { id, field, store, value } = control;
  const names = fileNames(value);
  const { said, refused, take, remove, choose } = useFiles(control);
  const isForm = Object.hasOwn(usePage().forms, store.set.plan.id);
  return (
    <DropArea invalid={control.invalid || refused.length > 0} onDrop={take}>
      <Choose
        ref={choose}
        control={control}
        isEmpty={names.length === 0}
        refused={refused.length > 0}
        onChoose={take}
      />
      <ul className={css.files} aria-label={field.label}>
        {names.map((name, index) => (
          <ChosenFile key={name} field={field} name={name} id={`${id}-${index}-remove`} onRemove={() => remove(name)} />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div role="alert" id={refusedId(id)} className={css.refused}>
        {refused.map((words) => (
          <p key={words} className={frame.error}>
            {words}
          </p>
        ))}
      </div>
      {isForm && <Uploading field={field} />}
    </DropArea>
  );
}

/** Id of the words about files that may not be sent. */
const refusedId = (id: string): string => `${id}-refused`;

interface ChooseProps {
  ref: Ref<HTMLInputElement>;
  control: Control<Answer>;
  isEmpty: boolean;
  /** Whether words say that a file may not be sent. */
  refused: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** The button that opens the files of the device. */
function Choose({ ref, control, isEmpty, refused, onChoose }: ChooseProps) {
  const { id, field, schema } = control;
  const { required, 'aria-describedby': words, ...attributes } = controlAttributes(control);
  return (
    <div className={css.line}>
      <label className={`button ${css.choose}`} data-look="secondary">
        <input
          {...attributes}
          ref={ref}
          type="file"
          // Chosen files are in the list, not in the input.
          required={required && isEmpty}
          multiple={schema.type === 'array'}
          accept={typesOf(field).join(',')}
          aria-describedby={[words, refused && refusedId(id)].filter(Boolean).join(' ') || undefined}
          className="visually-hidden"
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Icon name="upload" size={20} />
        {field.options.choose}
      </label>
      {field.options.drop !== undefined && <span className={`small ${css.hint}`}>{field.options.drop}</span>}
    </div>
  );
}

/** Adds and removes files, with the messages about them. */
function useFiles({ id, name, field, schema, store, change }: Control<Answer>) {
  const several = schema.type === 'array';
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = useRef<HTMLInputElement>(null);
  const given = (): readonly string[] => fileNames(store.answers()[name]);
  const put = (names: readonly string[]): void => change(several ? names : names.at(-1));

  function take(files: readonly File[]): void {
    if (files.length > 0) tellReading(store, name, read(files));
  }

  async function read(files: readonly File[]): Promise<boolean> {
    const wrong: string[] = [];
    const good: string[] = [];
    for (const file of several ? files : files.slice(0, 1)) {
      const fault = await faultOfFile(field, file);
      if (fault) wrong.push(faultWords(field, fault, file.name, file.size));
      else good.push(rememberFile(field, file));
    }
    if (good.length > 0) put([...new Set([...given(), ...good])]);
    setRefused(wrong);
    setSaid(good.map((file) => formatMessage(field.options.chosen ?? '', { file })).join(' '));
    return wrong.length === 0;
  }

  function remove(file: string): void {
    const names = given();
    const index = names.indexOf(file);
    const left = names.filter((one) => one !== file);
    put(left);
    setRefused([]);
    setSaid(formatMessage(field.options.removed ?? '', { file }));
    // The button of the next file takes the place of this one, once it is drawn.
    const next = left.length === 0 ? undefined : `${id}-${Math.min(index, left.length - 1)}-remove`;
    requestAnimationFrame(() => (next ? document.getElementById(next) : choose.current)?.focus());
  }

  return { said, refused, take, remove, choose };
}

interface DropAreaProps {
  invalid: boolean;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A box into which files can be dropped. */
function DropArea({ invalid, onDrop, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  }
  return (
    <div
      className={css.drop}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

interface ChosenFileProps {
  field: FieldPlan;
  name: string;
  /** Id of its button. */
  id: string;
  onRemove: () => void;
}

/** A file that was chosen: its picture if it is one, its name, its size, and a button that removes it. */
function ChosenFile({ field, name, id, onRemove }: ChosenFileProps) {
  const { language } = useSite().site;
  const file = chosenFile(field, name);
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

/** A small copy of a picture; nothing if the browser cannot draw it, such as HEIC. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be given back, so it is made here
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === undefined) return <span className={css.preview} />;
  return <img className={css.preview} src={address} alt="" onError={() => setAddress(undefined)} />;
}
