declare module 'xliff' {
  interface Xliff {
    sourceLanguage?: string;
    targetLanguage?: string;
    resources: Record<string, Record<string, { source: unknown; target?: unknown }>>;
  }
  export function js2xliff(data: Xliff): Promise<string>;
  export function xliff2js(text: string): Promise<Xliff>;
}
