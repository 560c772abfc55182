import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContracts } from '../../../../compiler/check/contracts.ts';
import { beginSite, type KeptDays } from '../../../../compiler/compile-site.ts';
import { isOfWords, type Trial } from '../../../../authoring/import/repair.ts';
import { fileText, type DraftFile } from '../../../../authoring/import/write.ts';
import { changedExamples } from '../../../../authoring/changes/examples.ts';
import type { Call } from '../../kit/command.ts';

/** A site with the settings of this one and a page that shows the form. */
export interface TrialSite {
  check(files: readonly DraftFile[]): Trial;
  remove(): void;
}

/** The files of config that the settings of a site may refer to. */
const neededFolders = ['assets', 'constants'];

export function trialSite(name: string, { root, project, cache }: Pick<Call, 'root' | 'project' | 'cache'>): TrialSite {
  const folder = mkdtempSync(join(tmpdir(), 'site-import-'));
  const config = join(folder, 'config');
  mkdirSync(join(config, 'pages'), { recursive: true });
  for (const one of ['site.yaml', ...neededFolders])
    if (existsSync(join(root, 'config', one)))
      cpSync(join(root, 'config', one), join(config, one), { recursive: true });
  const contracts = readContracts(project, { cache, site: root });
  const kept: KeptDays = new Map();
  return {
    remove: () => rmSync(folder, { recursive: true, force: true }),
    check(files) {
      for (const one of ['forms', 'wizards', 'lists']) rmSync(join(config, one), { recursive: true, force: true });
      for (const file of files) {
        mkdirSync(dirname(join(folder, file.file)), { recursive: true });
        writeFileSync(join(folder, file.file), fileText(file));
      }
      writeFileSync(join(config, 'pages/imported.yaml'), pageWith(name, files[0]!.kind));
      const { problems, unready, symbols } = beginSite(folder, contracts, undefined, kept).finish();
      const own = files[0]!.file;
      const found = [...problems, ...unready].filter(({ code }) => !isAdvice(code));
      const isSound = found.every((one) => isOfWords(one) || files.every(({ file }) => file !== one.place.file));
      return {
        problems: found,
        outcomes: isSound
          ? changedExamples(symbols, undefined)
              .filter(({ file }) => file === own)
              .flatMap(({ differences }) => differences)
          : [],
      };
    },
  };
}

/** Outcomes of examples are taken over, and long texts are for an author to shorten. */
const isAdvice = (code: string): boolean => code === 'example/other-outcome' || code === 'copy/too-long';

const pageWith = (name: string, kind: string): string =>
  [
    'path: /imported',
    'title: Imported',
    'description: A page with a form that another tool has asked before, to try it.',
    'blocks:',
    kind === 'wizard'
      ? `  - { block: wizard, heading: Imported, main: true, wizard: ${name} }`
      : `  - { block: form, heading: Imported, main: true, form: ${name} }`,
    '',
  ].join('\n');
