/** The text cannot be changed as requested. The message is for the person. Nothing was changed. */
export class EditError extends Error {
  override readonly name = 'EditError';
}
