import { isMap, isScalar, isSeq, parseDocument, type Pair } from 'yaml';
import { bare } from './new-name.ts';

/**
 * The text of a list of which an option has just got another value. The old value stands under `retired`, because
 * drafts and leads of visitors hold it; the new one does so no more. `quoted`: whether the old one stood in quotes, as
 * a text of digits must.
 */
export function withRetired(text: string, old: string, now: string, quoted = false): string {
  const map = parseDocument(text).contents;
  if (!isMap(map)) return text;
  const at = (name: string) => map.items.find(({ key }) => isScalar(key) && key.value === name);
  const value = bare(old) && !quoted ? old : `'${old.replaceAll("'", "''")}'`;
  const retired = at('retired');
  const others = retired ? valuesOf(retired, text).filter(({ means }) => means !== now && means !== old) : [];
  const line = `retired: [${[...others.map(({ written }) => written), value].join(', ')}]`;
  if (retired) {
    const [start, end] = [
      startOf(retired),
      startOf(retired) + text.slice(startOf(retired), endOf(retired)).trimEnd().length,
    ];
    return text.slice(0, start) + line + text.slice(end);
  }
  // Choices inside a form have no place for values that are retired.
  const list = at('items');
  if (!list) return text;
  const items = startOf(list);
  return `${text.slice(0, items)}${line}${map.flow === true ? ', ' : '\n'}${text.slice(items)}`;
}

const startOf = ({ key }: Pair): number => (isScalar(key) ? key.range?.[0] : undefined) ?? 0;

const endOf = ({ value }: Pair): number => (isSeq(value) ? value.range?.[1] : undefined) ?? 0;

/** The values that are retired already, as they are written. */
const valuesOf = ({ value }: Pair, text: string): { means: string; written: string }[] =>
  (isSeq(value) ? value.items : []).flatMap((item) =>
    isScalar(item) && item.range
      ? [{ means: String(item.value), written: text.slice(item.range[0], item.range[1]) }]
      : [],
  );
