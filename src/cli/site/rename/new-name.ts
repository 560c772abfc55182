import { parseName, type Found } from '../../../usages/find.ts';
import { exit, Refusal } from '../../kit/command.ts';
import type { Occurrence, ThingKind } from '../../../usages/occurrence.ts';

const slug = { fits: /^[a-z0-9][a-z0-9-]*$/, says: 'small letters, digits and hyphens: quote-request' };
const id = { fits: /^[a-z][a-z0-9-]*$/, says: 'small letters, digits and hyphens, a letter first: more-info' };
const word = { fits: /^[a-z][A-Za-z0-9]*$/, says: 'a small letter, then letters and digits: policyNumber' };

/** How a name of each kind is written. Kinds that are not here are named by code or by what they belong to. */
const forms: Partial<Record<ThingKind, { readonly fits: RegExp; readonly says: string }>> = {
  list: slug,
  form: slug,
  wizard: slug,
  page: slug,
  catalog: slug,
  constants: slug,
  step: id,
  place: id,
  field: word,
  constant: word,
  option: { fits: /^\S(.*\S)?$/, says: 'a text without blanks at its ends' },
  address: { fits: /^\/[A-Za-z0-9/_-]*$/, says: 'a slash, then letters, digits, hyphens and slashes: /Contact' },
  picture: { fits: /^[A-Za-z0-9][A-Za-z0-9._-]*\.svg$/, says: 'letters, digits and hyphens with the ending .svg' },
};

const elsewhere: Partial<Record<ThingKind, string>> = {
  message: 'A message is named by its field and its rule. Rename the field, or change the words in its file.',
  plugin: 'A plug-in is code: its folder in src/plugins and its contract in schemas/plugins have its name.',
  widget: 'A control is code: its folder in src/fields and its contract in schemas/fields have its name.',
  block: 'A block is code: its folder in src/blocks and its contract in schemas/blocks have its name.',
  icon: 'Icons have the names of the Lucide set.',
};

/** a list, an option; of constants there are always several. */
export const article = (kind: ThingKind): string =>
  kind === 'constants' ? 'a file of constants' : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** The last part of a name: what stands in the files. */
export function lastPart(kind: ThingKind, full: string): string {
  if (kind === 'place') return full.slice(full.indexOf('#') + 1);
  return ['field', 'option', 'step', 'constant'].includes(kind) ? full.slice(full.indexOf('.') + 1) : full;
}

/** What the thing is to be called, without the name of its file. Throws a Refusal when it cannot be called so. */
export function newPart({ kind, ids }: Found, typed: string): string {
  const form = forms[kind];
  if (!form) throw new Refusal(elsewhere[kind] ?? `${article(kind)} cannot be renamed.`);
  if (kind === 'address' && ids.some((one) => one === '/' || one.includes('{')))
    throw new Refusal('The address of the home page, and addresses of which a part varies, keep their names.');
  const named = parseName(typed);
  const id = named.kind === kind ? named.id : typed;
  const owners = ids.map((one) => one.slice(0, one.length - lastPart(kind, one).length));
  const owner = owners.find((one) => one !== '' && id.startsWith(one)) ?? '';
  const part = id.slice(owner.length);
  if (owner === '' && ['field', 'step', 'constant'].includes(kind) && part.includes('.'))
    throw new Refusal(
      `"${id}" would move it to another file. Only the last part of a name can be changed.`,
      exit.usage,
    );
  if (!form.fits.test(part)) throw new Refusal(`"${part}" is no name for ${article(kind)}: write ${form.says}.`);
  return part;
}

/** Texts that YAML takes for a text without quotes, wherever they stand. */
const plainText = /^[A-Za-z_/][A-Za-z0-9_+%&./ -]*$/;
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const meansElse = /^(true|false|null|y|n|yes|no|on|off)$/i;

/** The new name as it is written in place of an occurrence: in the same kind of quotes, and in quotes where it needs some. */
export function written(part: string, { plain, whole, file, line }: Occurrence, text: string, before: string): string {
  const quote = plain ? '' : (text[0] ?? '');
  if (quote === "'") return part.replaceAll("'", "''");
  if (quote === '"') return part.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const number = plainNumber.test(before);
  const fits = number ? plainNumber.test(part) : plainText.test(part) && !meansElse.test(part);
  if (fits) return part;
  if (number) throw new Refusal(`"${before}" is a number, and "${part}" is none (${file}:${line}).`);
  if (!whole) throw new Refusal(`"${part}" cannot stand within the text of ${file}:${line}. Choose another name.`);
  return `'${part.replaceAll("'", "''")}'`;
}
