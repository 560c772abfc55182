import type { CheckedForm, CheckedWizard } from '../../../compiler/check/checked.ts';
import { formsIn, usesOf } from '../../../compiler/model/uses.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { references } from '../../../compiler/resolve/references.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { isSamePath, isWithin } from '../../contract/path.ts';
import type { Handlers } from '../../contract/call.ts';
import type { ProofAnswer, proofCalls } from '../contract.ts';
import type { Of } from '../../contract/schema.ts';
import { example } from './example.ts';
import type { Studio } from '../../http/studio.ts';
import type { Proved } from './form-proof.ts';
import { unreachedIn } from './unreached.ts';

export const proofHandlers = (studio: Pick<Studio, 'workspace' | 'history' | 'proofs'>) =>
  ({
    proof: (asked) => proof(studio, asked),
    example: (request) => example(studio, request),
  }) satisfies Handlers<typeof proofCalls>;

/** Finds a visitor for a thing, first in the forms on the page, and the unreached things in its file. */
async function proof(
  { workspace, proofs }: Pick<Studio, 'workspace' | 'proofs'>,
  { file, path, page }: Of<typeof proofCalls.proof.takes>,
): Promise<ProofAnswer> {
  const { names, problems } = workspace.site;
  const forms = formsAbout(file, page, names);
  const proved = (await Promise.all(forms.map(({ kind, id }) => proofs.of({ kind, id }, names)))).flat();
  const draft = workspace.drafts.find((one) => one.file === file);
  const text = workspace.textOf(file) ?? '';
  const told = [...problems, ...(draft?.problems ?? [])];
  const asked = askedAt(proved, file, path);
  return {
    ...(asked && { question: { kind: asked.one.kind, path: asked.at } }),
    ...(asked?.one.visitor && { visitor: asked.one.visitor }),
    unreached: unreachedIn({ file, text }, proved, told),
  };
}

/**
 * The forms that a file can be part of: first those of the page, then the file itself, or the forms that use a list.
 */
function formsAbout(file: string, page: string, symbols: SymbolTable): (CheckedForm | CheckedWizard)[] {
  const all = [...symbols.forms.values(), ...symbols.wizards.values()];
  const shown = symbols.paths.get(page.toLowerCase());
  const { kind, id } = symbols.files.get(file) ?? {};
  const isUsed = (form: CheckedForm | CheckedWizard) =>
    kind === 'list' &&
    references(form.data, `${form.kind}.schema.json`, symbols.contracts).some(
      (found) => found.kind === 'list' && found.value === id,
    );
  return [
    ...new Set([
      ...(shown ? formsIn(usesOf(shown, symbols), symbols) : []),
      ...all.filter((form) => form.file === file || isUsed(form)),
    ]),
  ];
}

/** The question about a thing, or else about the nearest part around it. Prefers questions with a visitor. */
function askedAt(proved: readonly Proved[], file: string, path: Path): { one: Proved; at: Path } | undefined {
  const around = proved.flatMap((one) =>
    one.places
      .filter((place) => place.file === file && (one.isDeep ? isWithin : isSamePath)(path, place.path))
      .map((place) => ({ one, at: place.path })),
  );
  const [nearest] = around.sort(
    (a, b) => b.at.length - a.at.length || Number(b.one.visitor !== undefined) - Number(a.one.visitor !== undefined),
  );
  return nearest;
}
