import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';

/** Error messages by field, in the order of the fields. */
export type Errors = Readonly<Record<string, string>>;

/** Finds the errors of the answers. */
export type Check = (answers: FormData) => Errors;

/** State of a form whose inputs keep their own answers: only errors are React's. */
export function useForm(id: string, check: Check, onValid: (answers: FormData) => void) {
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<readonly string[]>([]);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refused.length > 1) summary.current?.focus();
    else if (refused[0] !== undefined) document.getElementById(`${id}-${refused[0]}`)?.focus();
  }, [refused, id]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const found = check(answers);
    setErrors(found);
    setRefused(Object.keys(found));
    if (Object.keys(found).length === 0) onValid(answers);
  }

  /** Editing a field clears its error. */
  const onEdit = useCallback((name: string) => setErrors(({ [name]: _, ...others }) => others), []);

  return { errors, onEdit, onSubmit, summary, many: refused.length > 1 };
}

export type Ask = ReturnType<typeof askOf>;

/** Notes an error for an answer that is missing, or that does not fit. */
export function askOf(answers: FormData, errors: Record<string, string>) {
  return (name: string, required: string, fits?: (text: string) => boolean, misfit = required): void => {
    const answer = answers.get(name);
    const text = typeof answer === 'string' ? answer.trim() : '';
    if (text === '') errors[name] = required;
    else if (fits && !fits(text)) errors[name] = misfit;
  };
}

/** An Indian phone number as it is typed or pasted becomes its digits, without +91 or a leading 0, ten at most. */
export function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '');
  return (digits.length > 10 ? digits.replace(/^(?:0091|91|0)/, '') : digits).slice(0, 10);
}

export const isLong = (text: string): boolean => text.length >= 3;
export const isPhone = (text: string): boolean => /^[0-9]{10}$/.test(text);
export const isEmail = (text: string): boolean =>
  /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(text);
export const isCount = (text: string): boolean =>
  Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 99;

/** Whether the date exists. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether the date is in the years that the large form accepts. */
export const isNear = (text: string): boolean => isDate(text) && text >= '1900-01-01' && text <= '2099-12-31';
