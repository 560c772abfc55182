import formCss from '../../../../src/site/render/form/FieldSetForm.module.css';
import layout from '../../../../src/site/theme/templates/ObjectFieldTemplate/ObjectFieldTemplate.module.css';
import { checks, parts } from '#parts';
import { mount } from './mount.tsx';
import { FormId, Summary } from './parts.tsx';
import { askOf, useForm, type Errors } from './useForm.ts';

const id = 'large';

export interface PartProps {
  errors: Errors;
  onEdit(name: string): void;
}

function check(answers: FormData): Errors {
  const errors: Record<string, string> = {};
  const ask = askOf(answers, errors);
  for (const check of checks) check(answers, ask);
  return errors;
}

function Proposal() {
  const { errors, onEdit, onSubmit, summary, many } = useForm(id, check, () =>
    window.alert('The proposal is complete.'),
  );
  return (
    <FormId value={id}>
      <form className={formCss.form} data-form={id} method="dialog" noValidate onSubmit={onSubmit}>
        {many && <Summary ref={summary} id={id} errors={errors} />}
        <div className={layout.groups}>
          {parts.map((Part, index) => (
            <Part key={index} errors={errors} onEdit={onEdit} />
          ))}
        </div>
        <div className={formCss.buttons}>
          <button type="submit" className="button" data-look="primary">
            Send proposal
          </button>
        </div>
      </form>
    </FormId>
  );
}

mount(<Proposal />);
