import { choices, sections, words, type LargeField, type LargeSection } from './fields.ts';

/**
 * The generated form, written as by hand: one component and one check a section.
 * `parts` is the folder of the hand-written fields. Returns the text of a .tsx file.
 */
export function largeHandTsx(parts: string): string {
  return `import { AreaField, CheckField, Group, RadioField, SelectField, TextField } from '${parts}/parts.tsx';
import { isCount, isEmail, isLong, isNear, isPhone, phoneOf, type Ask } from '${parts}/useForm.ts';
import type { PartProps } from '${parts}/large.tsx';
import { memo, useState } from 'react';

const selectChoices = ${JSON.stringify(pairsOf(choices.select))} as const;
const radioChoices = ${JSON.stringify(pairsOf(choices.radio))} as const;

${sections.map((section, index) => partOf(section, index + 1)).join('\n\n')}

export const parts = [${numbers.map((number) => `Part${number}`).join(', ')}];
export const checks = [${numbers.map((number) => `checkPart${number}`).join(', ')}];
`;
}

const numbers = sections.map((_, index) => index + 1);
const pairsOf = (values: readonly string[]) => values.map((value) => [value, value]);

function partOf({ title, fields }: LargeSection, number: number): string {
  const [cover] = fields;
  return `const Part${number} = memo(function Part${number}({ errors, onEdit }: PartProps) {
  const [cover, setCover] = useState('');
  return (
    <Group title=${JSON.stringify(title)}>
${fields.map((field) => `      ${elementOf(field, field === cover)}`).join('\n')}
    </Group>
  );
});

function checkPart${number}(answers: FormData, ask: Ask): void {
  const cover = answers.get('${cover?.name}');
${fields.map((field) => `  ${checkOf(field)}`).join('\n')}
}`;
}

const elements: Readonly<Record<LargeField['kind'], string>> = {
  text: 'TextField half',
  tel: 'TextField half type="tel" inputMode="tel" clean={phoneOf}',
  email: 'TextField half type="email" inputMode="email"',
  number: 'TextField half type="number" inputMode="numeric" min={1} max={99} step={1}',
  date: 'TextField half type="date"',
  textarea: 'AreaField half',
  select: 'SelectField half choices={selectChoices}',
  radio: 'RadioField half choices={radioChoices}',
  checkbox: 'CheckField',
};

function elementOf({ name, label, kind, when }: LargeField, drives: boolean): string {
  const choose = drives ? ' onChoose={setCover}' : '';
  const element = `<${elements[kind]} name="${name}" label="${label}"${choose} error={errors.${name}} onEdit={onEdit} />`;
  return when ? `{cover === '${when.is}' && ${element}}` : element;
}

const checks: Readonly<Record<LargeField['kind'], string | undefined>> = {
  text: 'isLong',
  tel: 'isPhone',
  email: 'isEmail',
  number: 'isCount',
  date: 'isNear',
  textarea: undefined,
  select: undefined,
  radio: undefined,
  checkbox: undefined,
};

function checkOf(field: LargeField): string {
  const { required, misfit } = words(field);
  const check = checks[field.kind];
  const ask = `ask('${field.name}', '${required}'${check ? `, ${check}, '${misfit}'` : ''});`;
  return field.when ? `if (cover === '${field.when.is}') ${ask}` : ask;
}
