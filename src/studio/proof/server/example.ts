import { parseDocument } from 'yaml';
import { insertItem } from '../../../authoring/edit/items.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ExampleAnswer, ExampleRequest } from '../contract.ts';
import { at } from '../../../compiler/read/data.ts';
import { change } from '../../workspace/change.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';
import { asPlain, indexFor, printed } from './written-example.ts';

const holder: Path = ['examples'];

/**
 * Writes what a visitor has answered among the examples of its form, with what comes of it. Without a name it only says
 * what that would be.
 */
export async function example(
  studio: Pick<Studio, 'workspace' | 'history' | 'proofs'>,
  { name: typed, ...recorded }: ExampleRequest,
): Promise<ExampleAnswer> {
  const { workspace, proofs } = studio;
  const { forms, wizards } = workspace.site.names;
  const source = recorded.form.kind === 'form' ? forms.get(recorded.form.id) : wizards.get(recorded.form.id);
  if (!source) throw new Refusal(404, 'There is no such form.');
  const { file } = source;
  if (workspace.stateOf(file) === 'draft')
    throw new Refusal(
      409,
      `${file} is a draft. Fix or discard it first: the result of these answers is not known yet.`,
    );
  const outcome = await proofs.visitors.outcome(recorded, new Map(workspace.unsaved));
  const name = typed?.trim();
  if (name === undefined) return { file, text: printed(outcome) };
  const text = workspace.textOf(file) ?? '';
  const known = asPlain(at(parseDocument(text).toJS({ maxAliasCount: -1 }), holder));
  if (name === '') throw new Refusal(422, 'Give the example a name: who or what it is an example of.');
  if (known.some((one) => one.name === name)) throw new Refusal(422, 'Another example has this name already.');
  const written = { name, ...outcome };
  const index = indexFor(written, known);
  const path = [...holder, index];
  change(studio, { file, path }, new Map([[file, insertItem(text, holder, index, written)]]));
  return { file, path, text: printed(written) };
}
