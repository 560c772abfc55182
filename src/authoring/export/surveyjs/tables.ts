import { fieldName } from '../../import/names.ts';
import type { ExportedQuestion } from '../form.ts';

/** Questions with the same choices that are one table in SurveyJS. */
export interface Table {
  readonly name: string;
  readonly title: string;
  readonly questions: readonly ExportedQuestion[];
}

/** The tables among questions: consecutive rows of a matrix with one heading, all asked and required alike. */
export function tablesIn(questions: readonly ExportedQuestion[]): Table[] {
  const tables: Table[] = [];
  const names = new Set(questions.map(({ id }) => id));
  let open: ExportedQuestion[] = [];
  const close = (): void => {
    const [first] = open;
    if (first && open.length > 1 && typeof first.ui.group === 'string') {
      const wish = fieldName(first.ui.group.split(/\s+/).slice(0, 4).join(' '));
      const name = [wish, ...Array.from({ length: names.size + 1 }, (_, index) => `${wish}${index + 2}`)].find(
        (one) => !names.has(one),
      )!;
      names.add(name);
      tables.push({ name, title: first.ui.group, questions: open });
    }
    open = [];
  };
  for (const question of questions) {
    if (!isRow(question) || (open[0] && !isAlike(open[0], question))) close();
    if (isRow(question)) open.push(question);
  }
  close();
  return tables;
}

/** A row of a SurveyJS matrix has no settings of its own. */
const isRow = ({ control, ui, when, rules, choices = [] }: ExportedQuestion): boolean =>
  control === 'matrix' &&
  when === undefined &&
  ui.help === undefined &&
  Object.keys(rules).length === 0 &&
  choices.every((one) => !one.when && !one.enabled);

const isAlike = (one: ExportedQuestion, other: ExportedQuestion): boolean =>
  one.ui.group === other.ui.group &&
  one.required === other.required &&
  JSON.stringify(one.choices) === JSON.stringify(other.choices);
