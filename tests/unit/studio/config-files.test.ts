import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigFiles } from '../../../src/studio/workspace/config-files.ts';

const root = mkdtempSync(join(tmpdir(), 'studio-'));
const path = (file: string): string => join(root, file);
mkdirSync(path('config/pages'), { recursive: true });
mkdirSync(path('config/tables'));
mkdirSync(path('outside'));
writeFileSync(path('config/site.yaml'), 'site');
writeFileSync(path('config/pages/home.yaml'), 'home');
writeFileSync(path('secret.yaml'), 'secret');
writeFileSync(path('outside/page.yaml'), 'secret');
symlinkSync(path('secret.yaml'), path('config/pages/linked.yaml'));
symlinkSync(path('outside'), path('config/forms'));
symlinkSync(path('nowhere'), path('config/lists'));
const files = new ConfigFiles(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('files of config', () => {
  it('are read and written, without temporary files', () => {
    expect(files.read('config/pages/home.yaml')).toBe('home');
    files.write('config/pages/home.yaml', 'other');
    files.write('config/pages/fresh.yaml', 'fresh');
    files.write('config/tables/rates.csv', 'a,b');
    expect(readFileSync(path('config/pages/home.yaml'), 'utf8')).toBe('other');
    expect(readdirSync(path('config/pages')).sort()).toEqual(['fresh.yaml', 'home.yaml', 'linked.yaml']);
    expect(files.read('config/pages/absent.yaml')).toBeUndefined();
  });
});

describe('a file of config', () => {
  it('is removed, and then does not exist', () => {
    files.write('config/pages/short.yaml', 'short');
    files.remove('config/pages/short.yaml');
    expect(files.read('config/pages/short.yaml')).toBeUndefined();
    expect(() => files.remove('config/pages/short.yaml')).not.toThrow();
  });

  it('creates its folder if it is the first of its kind', () => {
    expect(files.read('config/wizards/first.yaml')).toBeUndefined();
    files.write('config/wizards/first.yaml', 'first');
    expect(readFileSync(path('config/wizards/first.yaml'), 'utf8')).toBe('first');
  });
});

describe('no other path can be read or written', () => {
  const names = [
    'secret.yaml',
    '../secret.yaml',
    'config/../secret.yaml',
    'config/pages/../../secret.yaml',
    'config/pages/..%2f..%2fsecret.yaml',
    'config%2fpages%2fhome.yaml',
    'config/pages/%68ome.yaml',
    'config\\pages\\home.yaml',
    'config/pages\\..\\..\\secret.yaml',
    'config/pages/home.yaml\0.txt',
    'config/pages/home.yaml\n',
    'config/pages/home.yaml/',
    'config//pages/home.yaml',
    './config/pages/home.yaml',
    'Config/pages/home.yaml',
    'config/Pages/home.yaml',
    'config/pages/HOME.yaml',
    'config/pages/home.YAML',
    'config/pages/home.yml',
    'config/pages/.home.yaml',
    'config/pages/deep/home.yaml',
    'config/assets/mark.svg',
    'config/README.md',
    'config/site.yaml:stream',
    'config/pages/rates.csv',
    path('config/pages/home.yaml'),
    `file://${path('config/pages/home.yaml')}`,
    'C:\\config\\pages\\home.yaml',
    '',
    '__proto__',
    ['config/pages/home.yaml'],
    { toString: () => 'config/pages/home.yaml' },
    null,
  ];

  it.each(names)('%j', (name) => {
    expect(() => files.read(name as string)).toThrow('not a valid name for a config file');
    expect(() => files.write(name as string, 'x')).toThrow('not a valid name for a config file');
    expect(() => files.remove(name as string)).toThrow('not a valid name for a config file');
    expect(readFileSync(path('secret.yaml'), 'utf8')).toBe('secret');
  });
});

describe('pictures', () => {
  const pictures = ConfigFiles.pictures(root);
  const bytes = Buffer.from([0x89, 0x50, 0, 0xff, 0xfe, 0x0d, 0x0a]);

  it('are saved byte for byte', () => {
    mkdirSync(path('config/assets'));
    writeFileSync(path('config/assets/lake-view.png'), bytes);
    const text = pictures.read('config/assets/lake-view.png')!;
    pictures.remove('config/assets/lake-view.png');
    expect(pictures.read('config/assets/lake-view.png')).toBeUndefined();
    pictures.write('config/assets/lake-view.png', text);
    expect(readFileSync(path('config/assets/lake-view.png'))).toEqual(bytes);
  });

  it.each(['config/pages/home.yaml', 'config/assets/../site.yaml', 'config/assets/a/b.svg', 'config/assets/x.html'])(
    'have restricted names: %s is not allowed',
    (name) => {
      expect(() => pictures.read(name)).toThrow('not a valid name for a config file');
      expect(() => pictures.write(name, 'x')).toThrow('not a valid name for a config file');
      expect(() => pictures.remove(name)).toThrow('not a valid name for a config file');
    },
  );
});

describe('a link', () => {
  it('in place of a file is not followed, and writing replaces it by a file', () => {
    expect(files.read('config/pages/linked.yaml')).toBeUndefined();
    files.remove('config/pages/linked.yaml');
    expect(lstatSync(path('config/pages/linked.yaml')).isSymbolicLink()).toBe(true);
    files.write('config/pages/linked.yaml', 'own');
    expect(readFileSync(path('secret.yaml'), 'utf8')).toBe('secret');
    expect(files.read('config/pages/linked.yaml')).toBe('own');
  });

  it('in place of a folder is refused', () => {
    expect(() => files.read('config/forms/page.yaml')).toThrow('a link out of config');
    expect(() => files.write('config/forms/page.yaml', 'x')).toThrow('a link out of config');
    expect(() => files.remove('config/forms/page.yaml')).toThrow('a link out of config');
    expect(() => files.write('config/lists/x.yaml', 'x')).toThrow('no such folder');
    expect(readFileSync(path('outside/page.yaml'), 'utf8')).toBe('secret');
  });

  it('that is a hard link is replaced by writing, and its target stays', () => {
    linkSync(path('secret.yaml'), path('config/pages/twin.yaml'));
    files.write('config/pages/twin.yaml', 'own');
    expect(readFileSync(path('secret.yaml'), 'utf8')).toBe('secret');
  });
});
