/**
 * Header and footer, with all that they are drawn from. They are bundled for the browser too, for styles and pictures;
 * their script is never loaded.
 */
export * as shell from 'virtual:shell';
export { End, ShellOf, Top } from '../render/layout/Shell.tsx';
