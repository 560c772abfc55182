import type { Checked, ListItem } from '../check/checked.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/** The properties of a list item by which visitors distinguish it from others. */
type LabelledItem = ListItem & { readonly question?: string };

/**
 * Checks that items of a list that are offered together have different labels, or questions.
 * Problem: list/duplicate-label
 */
export function lintListLabels(list: Checked<'list'>): Problem[] {
  const seen = new Map<string, number>();
  return (list.data.items as readonly LabelledItem[]).flatMap(({ label, question, of }, index) => {
    const words = label ?? question;
    if (words === undefined) return [];
    const key = `${words.toLowerCase()} of ${String(of)}`;
    const other = seen.get(key);
    seen.set(key, other ?? index + 1);
    const path = ['items', index, label === undefined ? 'question' : 'label'];
    return other === undefined ? [] : [say.duplicateLabel(placeOf(list, path), words, other)];
  });
}

/**
 * Checks that fields that are asked together have different titles. Fields that wait for different answers may share
 * one, as only one of them is asked; so may fields of different objects, which are under the titles of these.
 * Problem: field/duplicate-question
 */
export function lintTitles({ source, fields }: FieldSetModel): Problem[] {
  const seen = new Map<string, string>();
  return [...fields.values()].flatMap(({ name, inObject, schema: { title }, ui, widget, path }) => {
    if (title === undefined || widget === 'hidden' || ui.when !== undefined) return [];
    const words = `${(inObject && ui.group) ?? ''}: ${title}`.toLowerCase();
    const other = seen.get(words);
    seen.set(words, name);
    return other === undefined ? [] : [say.sameQuestion(placeOf(source, [...path, 'title']), title, other)];
  });
}

/** Checks that the words of a title that are links are in it. Problem: field/no-such-words */
export const lintLinkedWords = ({ source, fields }: FieldSetModel): Problem[] =>
  [...fields.values()].flatMap(({ name, schema: { title = '' }, ui, options, uiPath }) =>
    Object.keys(options.links ?? {})
      .filter((words) => [title, ui.relabel?.title].some((label) => label !== undefined && !label.includes(words)))
      .map((words) => say.noSuchWords(placeOf(source, [...uiPath, 'options', 'links', words], 'key'), words, name)),
  );
