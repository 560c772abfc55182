import type { Json } from '../../import/form.ts';
import { known } from '../../import/reading.ts';
import type { ExportedQuestion } from '../form.ts';
import { said, type Survey } from './survey.ts';

/** The elements of SurveyJS by our controls. */
const kinds: Readonly<Record<string, Json>> = {
  text: { type: 'text' },
  email: { type: 'text', inputType: 'email' },
  tel: { type: 'text', inputType: 'tel' },
  password: { type: 'text', inputType: 'password' },
  date: { type: 'text', inputType: 'date' },
  month: { type: 'text', inputType: 'month' },
  time: { type: 'text', inputType: 'time' },
  number: { type: 'text', inputType: 'number' },
  textarea: { type: 'comment' },
  select: { type: 'dropdown' },
  radio: { type: 'radiogroup' },
  checkboxes: { type: 'checkbox' },
  multiselect: { type: 'tagbox' },
  checkbox: { type: 'boolean', renderAs: 'checkbox' },
  toggle: { type: 'boolean' },
  rating: { type: 'rating' },
  slider: { type: 'slider' },
  rows: { type: 'paneldynamic' },
  texts: { type: 'matrixdynamic' },
  ranking: { type: 'ranking' },
  output: { type: 'expression' },
  hidden: {},
};

/** Those that are nearKinds to the controls that SurveyJS does not have. */
const nearKinds: Readonly<Record<string, Json>> = {
  amount: { type: 'text', inputType: 'number' },
  'date-parts': { type: 'text', inputType: 'date' },
  'long-text': { type: 'comment' },
  lookup: { type: 'dropdown' },
  combobox: { type: 'text' },
  matrix: { type: 'radiogroup' },
  'tile-check': { type: 'boolean', renderAs: 'checkbox' },
  'tile-counter': { type: 'boolean', renderAs: 'checkbox' },
  file: { type: 'file' },
  upload: { type: 'file' },
};

/** How a question looks. The control that SurveyJS does not have is lost. */
export function lookOf(question: ExportedQuestion, survey: Survey): Json {
  const { at, title, control, ui, choices, rules } = question;
  if (!(control in kinds))
    survey.lose(at, `the control ${control} of "${title}"`, 'The question has the nearest control of SurveyJS.');
  const kind = kindOf(question);
  const { rows, accept, maxMegabytes, lowest, highest, remove } = (ui.options ?? {}) as Json;
  const isText = kind.type === 'text';
  if (kind.type === 'file')
    survey.lose(
      at,
      `that the answer to "${title}" is the name of a file`,
      'It is a list with the file itself: change it in code.',
    );
  if (kind.type === 'file' && remove !== undefined)
    survey.lose(at, `remove: ${JSON.stringify(remove)} of "${title}"`, 'SurveyJS has its own words for it.');
  if (!choices && typeof ui.autocomplete === 'string' && !isText)
    survey.lose(at, `autocomplete: ${ui.autocomplete} of "${title}"`, 'Set it in code.');
  return known({
    ...kind,
    ...(control === 'hidden' && { visible: false }),
    placeholder: said(ui.placeholder, at, survey),
    autocomplete: isText ? ui.autocomplete : undefined,
    dataList: isText ? (ui.suggestions ?? choices?.map(({ label }) => label)) : undefined,
    rows: kind.type === 'comment' ? rows : undefined,
    allowMultiple: kind.type === 'file' && question.type === 'array' ? true : undefined,
    acceptedTypes: kind.type === 'file' ? accept : undefined,
    maxSize: kind.type === 'file' && typeof maxMegabytes === 'number' ? maxMegabytes * 1_000_000 : undefined,
    ...(kind.type === 'rating' && {
      rateMin: rules.minimum,
      rateMax: rules.maximum,
      minRateDescription: lowest,
      maxRateDescription: highest,
    }),
    ...(kind.type === 'dropdown' &&
      !choices && { choicesMin: rules.minimum, choicesMax: rules.maximum, choicesStep: rules.multipleOf }),
  });
}

function kindOf({ control, type, choices, rules }: ExportedQuestion): Json {
  if (control === 'tiles') return type === 'array' ? { type: 'checkbox' } : { type: 'radiogroup' };
  if (control === 'combobox' && choices) return { type: 'dropdown' };
  if (control === 'hidden') return hiddenKind(type, choices !== undefined, rules.format);
  return kinds[control] ?? nearKinds[control] ?? { type: 'text' };
}

function hiddenKind(type: string, isChosen: boolean, format: unknown): Json {
  if (type === 'array') return { type: 'tagbox' };
  if (isChosen) return { type: 'dropdown' };
  if (type === 'boolean') return { type: 'boolean' };
  if (format === 'date') return { type: 'text', inputType: 'date' };
  return type === 'string' ? { type: 'text' } : { type: 'text', inputType: 'number' };
}
