/**
 * What stands around every page, with all that it is drawn from. The browser's bundle is made of it too, for its styles
 * and pictures; its script nobody loads.
 */
export * as shell from 'virtual:shell';
export { End, ShellOf, Top } from '../render/layout/Shell.tsx';
