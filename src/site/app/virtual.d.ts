declare module 'virtual:site' {
  const module: import('../render/context.tsx').SiteModule;
  export const site: typeof module.site;
  export const icons: typeof module.icons;
  export const assets: typeof module.assets;
}

declare module 'virtual:shell' {
  const module: import('../render/layout/ShellContext.ts').ShellModule;
  export const site: typeof module.site;
  export const basis: typeof module.basis;
  export const languages: typeof module.languages;
  export const language: typeof module.language;
  export const icons: typeof module.icons;
  export const assets: typeof module.assets;
}

declare module 'virtual:routes' {
  export const routes: readonly import('./routes.ts').Route[];
}

declare module 'virtual:tokens.css';

declare module '*.yaml' {
  const module: unknown;
  export default module;
}
