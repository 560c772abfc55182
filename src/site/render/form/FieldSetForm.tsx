import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefCallback,
} from 'react';
import { privateFields } from '../../../shared/engine/private.ts';
import type { FieldError } from '../../../shared/engine/validate.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import { usePage } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { NoScript } from '../elements/NoScript.tsx';
import { adoptEarlyInput } from './earlyInput.ts';
import { Fields } from './Fields.tsx';
import type { LiveEstimateProps } from './LiveEstimate.tsx';
import { listedErrors } from './listedErrors.ts';
import { registryOf } from './registry.ts';
import type { Session } from './session.ts';
import type { Registry, Theme } from './types.ts';
import { Before, Unsent } from './Unsent.tsx';
import { useAdvance } from './useAdvance.ts';
import { useFormContext, useFormStore } from './useFormStore.ts';
import { useErrors } from './useStore.ts';
import { useSubmit } from './useSubmit.ts';
import { useWarmCheck } from './useWarmCheck.ts';
import css from './FieldSetForm.module.css';

type Press = (act: (answers: Answers) => void | Promise<unknown>) => void;

export interface FieldSetFormProps {
  set: FieldSet;
  /** Names the form on the page, in the attribute `data-form`. */
  formId: string;
  /** The prefix of its controls' ids, by default `formId`. A form that is on a page twice needs another one. */
  prefix?: string;
  /** The session that owns its answers. */
  session: Session;
  /** The fields to draw, where these are not all that it asks. */
  only?: ReadonlySet<string>;
  /** The answers to show first, if they are not those of the session. */
  first?: Answers;
  /** Errors found elsewhere, such as by the server. A new list is shown at once. */
  errors?: readonly FieldError[];
  /** Called after a field has changed. */
  onChange?(): void;
  /**
   * Takes valid answers, those of other steps too. While its promise is pending the form is busy and ignores further
   * submits.
   */
  onSubmit(answers: Answers): void | Promise<unknown>;
  submitLabel: string;
  busyLabel?: string;
  /** What happens next, above the buttons. */
  next?: string;
  /** Gets the row of buttons, which then stays visible at the foot of a phone. */
  foot?: RefCallback<HTMLElement>;
  /** Buttons before the submit button, such as Back. */
  buttons?: ReactNode;
  /**
   * Buttons after the submit button. `press` calls their action with the answers as they were typed, `go` only with
   * valid ones.
   */
  others?: (press: Press, go: Press) => ReactNode;
  /** A field: a press on one of its choices submits. */
  advanceOn?: string;
  /** Content above the buttons. */
  notice?: ReactNode;
  /** Whether the answers are sent to the server. Every other form says that they are not. */
  sends?: boolean;
  /**
   * The status for screen readers after the last submit; '' while there is none. Absent in a form that never has one.
   */
  said?: string;
  /** Called as soon as the visitor begins to change an answer, at the first key. */
  onEdit?(): void;
  /** Computes the estimate under the fields, from the answers of the form, or of all steps of a wizard. */
  estimate?: LiveEstimateProps['estimateOf'];
  /** Whether to move the focus to the first control when it is shown. */
  focusFirst?: boolean;
}

/** The fields of a form or of one step of a wizard, with their errors and a submit button. Another form starts anew. */
export function FieldSetForm(props: FieldSetFormProps) {
  return <Inner key={`${props.formId} ${props.set.plan.id}`} {...props} />;
}

// Long because it puts the parts of every form together.
function Inner(props: FieldSetFormProps) {
  const { set, formId, prefix = formId, errors, estimate, said, sends, focusFirst, foot } = props;
  const { store, version } = useFormStore(set, props.session, props.first);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmit({ store, formId: prefix, form, onSubmit: props.onSubmit });
  const { refuse } = submission;
  useWarmCheck(set);
  const { confirm, attributes } = useAdvance(props.advanceOn, () => submission.go());
  const context = useFormContext(store, props.onChange, confirm, props.only);
  const found = useErrors(store);
  const listed = useDeferredValue(found);
  const told = found.length === 0 ? (said ?? '') : '';
  const page = usePage() as PageModule<ComponentType<LiveEstimateProps>>;
  const theme = page.theme as Theme;
  const registry = useMemo(() => registryOf({ idPrefix: prefix, context, theme }), [prefix, context, theme]);
  const Live = page.estimate;

  useEffect(() => {
    if (!errors) return;
    store.tell(errors);
    void refuse(errors, undefined);
  }, [store, errors, refuse]);
  // A text that is being typed when the page unloads, such as by a reload, is handed over too, even before it is
  // painted.
  useLayoutEffect(() => {
    const flush = () => store.flush();
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [store]);
  useEffect(() => {
    if (form.current) adoptEarlyInput(form.current);
    if (focusFirst) form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, [focusFirst]);

  const secret = [...privateFields([set])].join(' ');
  return (
    // Without script, `dialog` is the one method that sends the answers nowhere.
    <form
      ref={form}
      className={css.form}
      data-form={formId}
      data-foot={estimate && true}
      method="dialog"
      // Browsers write the answers of other forms to their session files. Fields for autofill set their own
      // `autocomplete`.
      autoComplete={secret === '' ? undefined : 'off'}
      data-private={secret || undefined}
      noValidate={set.plan.validation !== 'browser'}
      onSubmit={submission.submit}
      onInput={props.onEdit}
      {...attributes}
    >
      {submission.many && listed.length > 0 && <Errors errors={listed} registry={registry} />}
      <Fields key={version} registry={registry} />
      {Live && estimate && <Live estimateOf={estimate} store={store} />}
      {props.notice}
      {said !== undefined && <StatusMessage words={told} sends={sends} />}
      {told === '' && <Before sends={sends} next={props.next} />}
      <NoScript />
      <div ref={foot} className={css.buttons} data-stays={foot && true}>
        {props.buttons}
        <Submit
          words={(submission.busy && props.busyLabel) || props.submitLabel}
          busy={submission.busy}
          registry={registry}
        />
        {props.others?.(submission.press, submission.go)}
      </div>
    </form>
  );
}

/** The theme's list of errors. */
function Errors({ errors, registry }: { errors: readonly FieldError[]; registry: Registry }) {
  const { ErrorListTemplate } = registry.templates;
  return (
    <ErrorListTemplate
      errors={listedErrors(errors)}
      errorSchema={{}}
      schema={registry.rootSchema}
      registry={registry}
    />
  );
}

/** The theme's submit button. */
function Submit({ words, busy, registry }: { words: string; busy: boolean; registry: Registry }) {
  const { SubmitButton } = registry.templates.ButtonTemplates;
  const options = { submitText: words, props: { 'aria-disabled': busy } };
  return <SubmitButton uiSchema={{ 'ui:submitButtonOptions': options }} registry={registry} />;
}

/** Always in the page, so that screen readers announce its content; without words it takes no space. */
function StatusMessage({ words, sends }: { words: string; sends?: boolean }) {
  return (
    <div role="status" className={css.said}>
      {words !== '' && (
        <div className={css.words}>
          <Icon name="circle-check" size={20} />
          <div>
            <p>{words}</p>
            {!sends && <Unsent />}
          </div>
        </div>
      )}
    </div>
  );
}
