import formCss from '../../../../src/site/render/form/FieldSetForm.module.css';
import layout from '../../../../src/site/theme/templates/ObjectFieldTemplate/ObjectFieldTemplate.module.css';
import { mount } from './mount.tsx';
import { Combobox } from './Combobox.tsx';
import { FormId, RadioField, SelectField, Summary, TextField } from './parts.tsx';
import { askOf, isDate, useForm, type Errors } from './useForm.ts';

const id = 'life-lead';
const cities = [
  'Bangalore',
  'Mumbai',
  'Delhi',
  'Chennai',
  'Hyderabad',
  'Kolkata',
  'Pune',
  'Ahmedabad',
  'Jaipur',
  'Lucknow',
];
const yesNo = [
  ['Yes', 'Yes'],
  ['No', 'No'],
] as const;
const genders = [
  ['Male', 'Male'],
  ['Female', 'Female'],
] as const;
const occupations = [
  ['salaried', 'Salaried'],
  ['self-employed', 'Self-employed'],
  ['housewife', 'Housewife'],
  ['other', 'Other'],
] as const;
const incomes = [
  ['over-25-lakh', '25 Lakh+'],
  ['15-25-lakh', '15-25 Lakh'],
  ['10-15-lakh', '10-15 Lakh'],
  ['5-10-lakh', '5-10 Lakh'],
  ['under-5-lakh', 'Below 5 Lakh'],
] as const;
const educations = [
  ['post-graduate', 'Post Graduate'],
  ['graduate', 'Graduate'],
  ['12th-pass', '12th Pass'],
  ['10th-pass', '10th Pass'],
  ['other', 'Other'],
] as const;

function check(answers: FormData): Errors {
  const errors: Record<string, string> = {};
  const ask = askOf(answers, errors);
  ask('name', 'Name is required');
  ask('dob', 'Date of Birth is required', isDate);
  ask('mobile', 'Mobile number is required');
  ask('email', 'Email is required');
  ask('city', 'City is required');
  ask('occupation', 'Occupation is required');
  ask('income', 'Annual Income is required');
  ask('education', 'Education is required');
  ask('gender', 'Gender is required');
  ask('nri', 'Please select NRI status');
  ask('smoke', 'Please select smoking status');
  return errors;
}

function onValid(answers: FormData): void {
  console.info('life-lead', Object.fromEntries(answers));
  window.alert(
    'Your details are complete. For a premium, call us on 1800-000-1234 (toll-free) or compare life policies.',
  );
}

function LeadForm() {
  const { errors, onEdit, onSubmit, summary, many } = useForm(id, check, onValid);
  return (
    <FormId value={id}>
      <form className={formCss.form} data-form={id} method="dialog" noValidate onSubmit={onSubmit}>
        {many && <Summary ref={summary} id={id} errors={errors} />}
        <div className={layout.groups}>
          <div className={layout.fields}>
            <TextField name="name" label="Full name" half autoComplete="name" error={errors.name} onEdit={onEdit} />
            <TextField
              name="dob"
              label="Date of birth"
              half
              type="date"
              autoComplete="bday"
              error={errors.dob}
              onEdit={onEdit}
            />
            <TextField
              name="mobile"
              label="Mobile number"
              half
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              error={errors.mobile}
              onEdit={onEdit}
            />
            <TextField
              name="email"
              label="Email"
              half
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="name@example.com"
              error={errors.email}
              onEdit={onEdit}
            />
            <Combobox
              name="city"
              label="City"
              half
              options={cities}
              placeholder="City or town"
              autoComplete="address-level2"
              error={errors.city}
              onEdit={onEdit}
            />
            <SelectField
              name="occupation"
              label="Occupation"
              half
              choices={occupations}
              placeholder="Choose"
              error={errors.occupation}
              onEdit={onEdit}
            />
            <SelectField
              name="income"
              label="Annual income"
              half
              choices={incomes}
              placeholder="Choose"
              error={errors.income}
              onEdit={onEdit}
            />
            <SelectField
              name="education"
              label="Education"
              half
              choices={educations}
              placeholder="Choose"
              error={errors.education}
              onEdit={onEdit}
            />
            <RadioField
              name="gender"
              label="Gender"
              choices={genders}
              initial="Male"
              error={errors.gender}
              onEdit={onEdit}
            />
            <RadioField
              name="nri"
              label="Do you live outside India (NRI)?"
              choices={yesNo}
              initial="No"
              error={errors.nri}
              onEdit={onEdit}
            />
            <RadioField
              name="smoke"
              label="Do you smoke or use tobacco?"
              choices={yesNo}
              initial="No"
              error={errors.smoke}
              onEdit={onEdit}
            />
          </div>
        </div>
        <div className={formCss.buttons}>
          <button type="submit" className="button" data-look="primary">
            Submit
          </button>
        </div>
      </form>
    </FormId>
  );
}

mount(<LeadForm />);
