import { parseDocument } from 'yaml';
import { insertItem } from '../../../authoring/edit/items.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ExampleAnswer, ExampleRequest } from '../contract.ts';
import { at } from '../../../compiler/read/data.ts';
import { change } from '../../workspace/change.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';
import { exampleMaps, indexFor, asYaml } from './written-example.ts';

const examplesPath: Path = ['examples'];

/** Saves a visitor's answers with their outcome as an example of the form. Without a name, only returns the example. */
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
  if (name === undefined) return { file, text: asYaml(outcome) };
  const text = workspace.textOf(file) ?? '';
  const known = exampleMaps(at(parseDocument(text).toJS({ maxAliasCount: -1 }), examplesPath));
  if (name === '') throw new Refusal(422, 'Give the example a name.');
  if (known.some((one) => one.name === name)) throw new Refusal(422, 'Another example already has this name.');
  const written = { name, ...outcome };
  const index = indexFor(written, known);
  const path = [...examplesPath, index];
  change(studio, { file, path }, new Map([[file, insertItem(text, examplesPath, index, written)]]));
  return { file, path, text: asYaml(written) };
}
