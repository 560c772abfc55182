import { parseDocument } from 'yaml';
import { insertItem } from '../../../edit/items.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ExampleAnswer, ExampleRequest } from '../../shared/proof.ts';
import { at } from '../../../compiler/read/data.ts';
import { change } from '../workspace/change.ts';
import { orRefused } from '../edit/routes.ts';
import type { Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import type { Studio } from '../studio.ts';
import { asPlain, indexFor, printed } from './written-example.ts';

const holder: Path = ['examples'];

/**
 * `POST example`: writes what a visitor has answered among the examples of its form, with what comes of it. Without a
 * name it only says what that would be.
 */
export const exampleRoute =
  (studio: Pick<Studio, 'workspace' | 'history' | 'proofs'>): Route =>
  async ({ body }): Promise<ExampleAnswer> => {
    const { workspace, proofs } = studio;
    const { form, answers, presses, name } = asked(body);
    const { forms, wizards } = workspace.site.names;
    const source = form.kind === 'form' ? forms.get(form.id) : wizards.get(form.id);
    if (!source) throw new Refusal(404, 'There is no such form.');
    const { file } = source;
    if (workspace.stateOf(file) === 'draft')
      throw new Refusal(
        409,
        `${file} is a draft. Fix or discard it first: the result of these answers is not known yet.`,
      );
    const recorded = { form, answers, ...(presses !== undefined && { presses }) };
    const outcome = await proofs.visitors.outcome(recorded, new Map(workspace.unsaved));
    if (name === undefined) return { file, text: printed(outcome) };
    const text = workspace.textOf(file) ?? '';
    const known = asPlain(at(parseDocument(text).toJS({ maxAliasCount: -1 }), holder));
    if (name === '') throw new Refusal(422, 'Give the example a name: who or what it is an example of.');
    if (known.some((one) => one.name === name)) throw new Refusal(422, 'Another example has this name already.');
    const example = { name, ...outcome };
    const index = indexFor(example, known);
    const after = orRefused(() => insertItem(text, holder, index, example));
    const path = [...holder, index];
    change(studio, { file, path }, new Map([[file, after]]));
    return { file, path, text: printed(example) };
  };

function asked(body: unknown): ExampleRequest {
  const { form, answers, presses, name } = (body ?? {}) as Partial<ExampleRequest>;
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  const isMap = answers !== null && typeof answers === 'object' && !Array.isArray(answers);
  if (!form || !isMap || !isText(presses) || !isText(name))
    throw new Refusal(400, 'An example has a form and its answers.');
  return { form, answers, ...(presses !== undefined && { presses }), ...(name !== undefined && { name: name.trim() }) };
}
