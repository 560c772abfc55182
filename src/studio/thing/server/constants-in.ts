import { isFault, parseExpression } from '../../../shared/conditions/cel/parse.ts';
import { constantsIn as namedIn } from '../../../compiler/expression/names.ts';
import { constantsIn, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { ConstantEntry } from '../contract.ts';
import { usesOfName } from './uses.ts';

/**
 * The constants in a value, condition or expression, with their values and uses. `isWhole`: whether those inside of the
 * value count too, as in a condition, an expression or a question.
 */
export function constantsOf(value: unknown, isWhole: boolean, symbols: SymbolTable): ConstantEntry[] {
  const names = isWhole ? [...new Set(constantNamesIn(value, symbols))] : ownName(value);
  return names.flatMap((name) => entryOf(name, symbols));
}

const ownName = (value: unknown): string[] => {
  const name = value && typeof value === 'object' ? (value as { $constant?: unknown }).$constant : undefined;
  return typeof name === 'string' ? [name] : [];
};

function constantNamesIn(value: unknown, symbols: SymbolTable): string[] {
  if (typeof value === 'string') {
    const expression = parseExpression(value);
    return isFault(expression) ? [] : namedIn(expression, constantsIn(symbols));
  }
  if (!value || typeof value !== 'object') return [];
  return [
    ...ownName(value),
    ...Object.values(value).flatMap((inner) => (typeof inner === 'string' ? [] : constantNamesIn(inner, symbols))),
  ];
}

function entryOf(name: string, symbols: SymbolTable): ConstantEntry[] {
  const [id = '', key = ''] = name.split('.');
  const file = symbols.constants.find((one) => one.id === id);
  const constant = file && Object.hasOwn(file.data.constants, key) ? file.data.constants[key] : undefined;
  if (!file || !constant) return [];
  const { value, unit, source } = constant;
  return [
    {
      name,
      file: file.file,
      path: ['constants', key, 'value'],
      words: `${Array.isArray(value) ? value.join(', ') : String(value)} ${unit}`,
      ...(source !== undefined && { source }),
      uses: usesOfName({ kind: 'constant', id: name }, symbols),
    },
  ];
}
