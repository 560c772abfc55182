import type { Result } from '../../plan/config.generated.ts';
import type { EffectModel, ExitModel, TextAt } from './types.ts';

/** The texts of a result card, addresses too. */
export const resultTexts = (result: Result | undefined): TextAt[] =>
  result
    ? [
        { text: result.heading, path: ['result', 'heading'] },
        { text: result.text ?? '', path: ['result', 'text'] },
        ...result.rows.flatMap(({ value, href = '' }, index) => [
          { text: value, path: ['result', 'rows', index, 'value'] },
          { text: href, path: ['result', 'rows', index, 'href'] },
        ]),
      ]
    : [];

/** The texts of an exit that can print answers. */
export const exitTexts = ({ config: { heading, text }, path }: ExitModel): TextAt[] => [
  { text: heading, path: [...path, 'heading'] },
  { text, path: [...path, 'text'] },
];

/** The texts that an effect writes into fields. */
export const effectTexts = ({ config: { set = {} }, path }: EffectModel): TextAt[] =>
  Object.entries(set).flatMap(([field, answer]) =>
    typeof answer === 'string' ? [{ text: answer, path: [...path, 'set', field] }] : [],
  );
