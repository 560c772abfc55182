import type { Json } from '../form.ts';
import { known, numberIn, text, textOf } from '../reading.ts';
import type { SurveyAround, Survey } from './survey.ts';

/** The look of a question, from its settings. */
export function elementLook(
  element: Json,
  widget: string | undefined,
  { group }: SurveyAround,
  { reading }: Survey,
): Json {
  const accept = text(element.acceptedTypes);
  const endings =
    accept !== undefined && /^\.[A-Za-z0-9]+(,\s*\.[A-Za-z0-9]+)*$/.test(accept)
      ? accept.replace(/\s/g, '')
      : undefined;
  if (accept !== undefined && endings === undefined)
    reading.lost.push({
      at: String(element.name),
      what: `acceptedTypes ${accept}`,
      way: 'Write the endings of file names: accept: .pdf,.doc under options.',
    });
  const options = known({
    rows:
      typeof element.rows === 'number' && widget === 'textarea' ? Math.min(20, Math.max(2, element.rows)) : undefined,
    accept: widget === 'file' ? endings : undefined,
    maxMegabytes:
      widget === 'file' && numberIn(element.maxSize)
        ? Math.min(100, Math.ceil(numberIn(element.maxSize)! / 10_000) / 100)
        : undefined,
    exclusive:
      widget === 'checkboxes' && (element.hasNone === true || element.showNoneItem === true) ? 'none' : undefined,
  });
  return known({
    widget,
    options: Object.keys(options).length > 0 ? options : undefined,
    placeholder: textOf(element.placeholder ?? element.placeHolder ?? element.optionsCaption, reading),
    help: textOf(element.description, reading),
    autocomplete: text(element.autocomplete),
    readOnly: element.readOnly === true ? true : undefined,
    group,
  });
}
