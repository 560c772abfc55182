/** Why a text cannot be changed as asked, in a sentence for whoever asked. Nothing is changed then. */
export class EditError extends Error {
  override readonly name = 'EditError';
}
