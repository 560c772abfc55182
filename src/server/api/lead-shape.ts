import { isAnswer } from '../../engine/answers.ts';
import { longestUrl } from '../pages.ts';
import type { Issue } from './problem.ts';

type Check = (value: unknown, path: string) => Issue[];

/** Every member of a body, and what it must be; what the form says of the answers comes after. */
const members: Readonly<Record<string, Check>> = {
  form: text(/^.{1,100}$/s, 'The form must be named.'),
  answers: mapOf(
    (answer, path) =>
      isAnswer(answer) ? [] : [issue(path, 'type', 'An answer is a text, a number, a boolean or a list of them.')],
    'The answers must be an object.',
  ),
  consent: record({ version: text(/^[\w.-]{1,64}$/, 'The version names the words of the consent.'), at: time }, []),
  page: (value, path) => [...text(/^\/[\x21-\x7e]*$/, 'The page is a path.')(value, path), ...tooLong(value, path)],
  config: text(/^[\w.-]{1,64}$/, 'The config is the hash of a form.'),
  labels: mapOf(record({ question: anyText, answer: anyText }, ['answer']), 'The labels must be an object.'),
  trap: anyText,
  spent: (value, path) =>
    typeof value === 'number' && value >= 0 ? [] : [issue(path, 'type', 'The time is a number of milliseconds.')],
};

/** What is wrong with the shape of a body, whatever its form. */
export const shapeIssues: (body: unknown) => Issue[] = (body) =>
  record(members, ['consent', 'trap', 'spent'])(body, '');

/** An object with these members and no other; all are there but the optional ones. */
function record(parts: Readonly<Record<string, Check>>, optional: readonly string[]): Check {
  return (value, path) => {
    if (!isObject(value))
      return [issue(path, 'type', path === '' ? 'The body must be an object.' : 'This must be an object.')];
    const strange = Object.keys(value).filter((name) => !Object.hasOwn(parts, name));
    const checked = Object.entries(parts).flatMap(([name, check]) => {
      if (Object.hasOwn(value, name)) return check(value[name], `${path}/${name}`);
      return optional.includes(name) ? [] : [issue(`${path}/${name}`, 'required', 'This is missing.')];
    });
    return [...strange.map(unknown(path)), ...checked];
  };
}

function mapOf(check: Check, words: string): Check {
  return (value, path) => {
    if (!isObject(value)) return [issue(path, 'type', words)];
    return Object.entries(value).flatMap(([name, member]) => check(member, pointer(path, name)));
  };
}

function text(pattern: RegExp, words: string): Check {
  return (value, path) => (typeof value === 'string' && pattern.test(value) ? [] : [issue(path, 'type', words)]);
}

function anyText(value: unknown, path: string): Issue[] {
  return typeof value === 'string' ? [] : [issue(path, 'type', 'This must be a text.')];
}

function time(value: unknown, path: string): Issue[] {
  const isTime =
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value));
  return isTime ? [] : [issue(path, 'type', 'The time is ISO 8601 in UTC, such as 2026-01-31T09:00:00.000Z.')];
}

function tooLong(value: unknown, path: string): Issue[] {
  return typeof value === 'string' && value.length > longestUrl
    ? [issue(path, 'maxLength', 'The page is too long.')]
    : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function unknown(parent: string): (name: string) => Issue {
  return (name) => issue(pointer(parent, name), 'unknown', 'This field is not known.');
}

export function issue(path: string, keyword: string, message: string): Issue {
  return { path, keyword, message };
}

/** Longest field name that is repeated in an answer. */
const longestName = 100;

/** A JSON Pointer to a member. */
export function pointer(parent: string, name: string): string {
  return `${parent}/${name.slice(0, longestName).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
