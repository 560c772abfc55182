import { parseName, type ThingUses } from '../find.ts';
import type { Occurrence, ThingKind } from '../occurrence.ts';
import { CannotRename } from './cannot-rename.ts';

const slug = { fits: /^[a-z0-9][a-z0-9-]*$/, says: 'lowercase letters, digits and hyphens: quote-request' };
const id = {
  fits: /^[a-z][a-z0-9-]*$/,
  says: 'lowercase letters, digits and hyphens, starting with a letter: more-info',
};
const word = { fits: /^[a-z][A-Za-z0-9]*$/, says: 'a lowercase letter, then letters and digits: orderNumber' };

/** The spelling of names by kind. Things of other kinds are named in code, or after what they belong to. */
const spellings: Partial<Record<ThingKind, { readonly fits: RegExp; readonly says: string }>> = {
  list: slug,
  form: slug,
  wizard: slug,
  page: slug,
  catalog: slug,
  constants: slug,
  table: slug,
  step: id,
  place: id,
  purpose: slug,
  source: id,
  field: word,
  constant: word,
  column: word,
  property: word,
  value: word,
  option: { fits: /^\S(.*\S)?$/, says: 'a text without spaces at its ends' },
  address: { fits: /^\/[A-Za-z0-9/_-]*$/, says: 'a slash, then letters, digits, hyphens and slashes: /Contact' },
  picture: {
    fits: /^[A-Za-z0-9][A-Za-z0-9._-]*\.(svg|jpe?g|png|webp|avif)$/,
    says: 'letters, digits and hyphens with the extension of a picture, such as .svg',
  },
};

/** Why things of the other kinds cannot be renamed. */
const refusals: Partial<Record<ThingKind, string>> = {
  message: 'A message is named by its field and its rule. Rename the field, or change the text in its file.',
  plugin: 'A plug-in is code: its folder in src/plugins and its contract in schemas/plugins have its name.',
  widget: 'A control is code: its folder in src/site/theme/widgets and its contract in schemas/fields have its name.',
  block: 'A block is code: its folder in src/site/blocks and its contract in schemas/blocks have its name.',
  item: "Leads and visitors' devices hold the id of an item. Change its name, which visitors read, instead.",
  icon: 'Icons have the names of the Lucide set.',
};

/** The kind with its article, for a sentence: a list, an option. */
export const article = (kind: ThingKind): string =>
  kind === 'constants' ? 'a file of constants' : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** The last part of a name, which is written in files. */
export function lastPart(kind: ThingKind, full: string): string {
  if (kind === 'place') return full.slice(full.indexOf('#') + 1);
  return ['field', 'option', 'step', 'constant', 'column', 'source', 'item', 'property', 'value'].includes(kind)
    ? full.slice(full.indexOf('.') + 1)
    : full;
}

/** Why a thing cannot be renamed at all; undefined if it can. */
export function whyKept({ kind, ids }: ThingUses): string | undefined {
  if (!spellings[kind]) return refusals[kind] ?? `${article(kind)} cannot be renamed.`;
  return kind === 'address' && ids.some((one) => one === '/' || one.includes('{'))
    ? 'The address of the home page, and addresses with a variable part, cannot be renamed.'
    : undefined;
}

/** The last part of the new name. Throws CannotRename if it is not valid. */
export function newPart(found: ThingUses, typed: string): string {
  const { kind, ids } = found;
  const spelling = spellings[kind];
  const why = whyKept(found);
  if (!spelling || why !== undefined) throw new CannotRename(why ?? '');
  const named = parseName(typed);
  const id = named.kind === kind ? named.id : typed;
  const owners = ids.map((one) => one.slice(0, one.length - lastPart(kind, one).length));
  const owner = owners.find((one) => one !== '' && id.startsWith(one)) ?? '';
  const part = id.slice(owner.length);
  if (
    owner === '' &&
    ['field', 'step', 'constant', 'column', 'source', 'property', 'value'].includes(kind) &&
    part.includes('.')
  )
    throw new CannotRename(
      `"${id}" would move it to another file. Only the last part of a name can be changed.`,
      'typed',
    );
  if (!spelling.fits.test(part))
    throw new CannotRename(`"${part}" is not a valid name for ${article(kind)}: write ${spelling.says}.`);
  return part;
}

/** Texts that never need quotes in YAML, unless they mean something else. */
const bareText = /^[A-Za-z_/][A-Za-z0-9_+%&./ -]*$/;
/** Numbers as YAML and JSON write them. */
export const bareNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const meansElse = /^(true|false|null|y|n|yes|no|on|off)$/i;

/** The new name as text for an occurrence: in the same quotes, or in quotes if it needs them. */
export function nameInText(
  part: string,
  { unquoted, whole, file, line }: Occurrence,
  text: string,
  before: string,
): string {
  const quote = unquoted ? '' : (text[0] ?? '');
  if (quote === "'") return part.replaceAll("'", "''");
  if (quote === '"') return part.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const number = bareNumber.test(before);
  const fits = number ? bareNumber.test(part) : bareText.test(part) && !meansElse.test(part);
  if (fits) return part;
  if (number) throw new CannotRename(`"${before}" is a number, but "${part}" is not (${file}:${line}).`);
  if (!whole) throw new CannotRename(`"${part}" does not fit into the text of ${file}:${line}. Choose another name.`);
  return `'${part.replaceAll("'", "''")}'`;
}
