import type { FileSuspicion } from '../../../shared/plan/lead.ts';

/** Signs of a program in a PDF, by the names of its objects, and in a picture. A PDF can hide them by compression. */
const scripts = {
  pdf: /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z])/,
  other: /<(?:script|html|\?php)/i,
};

/** Signs of a file of another type. A ZIP archive has both, in any place. */
const secondTypes = { zip: ['PK\x03\x04', 'PK\x05\x06'], pdf: '%PDF-' };

/** Longer than any sign, which may lie in two chunks. */
const overlap = 16;

/** Looks at the bytes of a file as they arrive, for what its type would not need. */
export function createInspection() {
  const found = new Set<string>();
  let tail = '';
  const look = (text: string, sign: string | RegExp, name: string): void => {
    if (!found.has(name) && (typeof sign === 'string' ? text.includes(sign) : sign.test(text))) found.add(name);
  };
  return {
    add(chunk: Buffer): void {
      const text = tail + chunk.toString('latin1');
      for (const part of secondTypes.zip) look(text, part, part);
      look(text, secondTypes.pdf, 'pdf');
      look(text, scripts.pdf, 'pdf script');
      look(text, scripts.other, 'script');
      tail = text.slice(-overlap);
    },
    /** The reason to look at a file of this type before it is opened. */
    resultFor(type: string | undefined): FileSuspicion | undefined {
      const isPdf = type === 'application/pdf';
      if (secondTypes.zip.every((part) => found.has(part)) || (!isPdf && found.has('pdf'))) return 'second-type';
      return found.has(isPdf ? 'pdf script' : 'script') ? 'script' : undefined;
    },
  };
}
