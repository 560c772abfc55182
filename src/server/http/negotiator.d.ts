/** The part of negotiator that we use. It has no types of its own, and those of @types/negotiator lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}
