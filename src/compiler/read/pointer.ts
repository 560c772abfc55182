/** JSON Pointer (RFC 6901) to path. */
export function pointer(text: string): string[] {
  return text
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A step of a path, as a JSON Pointer has it. */
export const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
