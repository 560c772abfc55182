import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties: readonly { readonly name: string }[];
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly unknown[];
}

interface Bom {
  readonly [member: string]: unknown;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Package {
  readonly version: string;
  readonly dev?: true;
  readonly resolved?: string;
  readonly integrity: string;
}

const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, one]) => ({ ...one, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) }));
const titles = (all: readonly { name: string; version: string }[]): string[] =>
  [...new Set(all.map(({ name, version }) => `${name}@${version}`))].sort();

const registry = 'https://registry.npmjs.org/';

/** npm marks with this what is only needed to build and test. */
const isTool = ({ properties }: Component): boolean =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

describe('npm run sbom', () => {
  let bom: Bom;
  beforeAll(() => {
    const printed = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: project, encoding: 'utf8', maxBuffer: 64 << 20 });
    bom = JSON.parse(printed) as Bom;
  });

  it('names every package of package-lock.json with its version, and marks those that the server does without', () => {
    expect(titles(bom.components)).toEqual(titles(locked));
    const shipped = titles(locked.filter(({ dev }) => !dev));
    const unmarked = titles(bom.components.filter((one) => !isTool(one)));
    expect(unmarked.filter((one) => !shipped.includes(one))).toEqual([]);
    // npm lists a version once. One that a tool has in another folder gets the mark of the first folder.
    const ofTools = titles(locked.filter(({ dev }) => dev));
    expect(shipped.filter((one) => !unmarked.includes(one) && !ofTools.includes(one))).toEqual([]);
  });

  it('says of each its licence and hash', () => {
    for (const { name, licenses, hashes } of bom.components) {
      expect(licenses, name).not.toEqual([]);
      expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }]);
    }
  });

  // https://cyclonedx.org/schema/bom-1.5.schema.json
  it('has what CycloneDX asks for', () => {
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: expect.stringMatching(/^1\.\d$/) as string,
      serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string,
      version: 1,
      metadata: { component: { type: 'application', purl: 'pkg:npm/chhatri@0.1.0' } },
    });
    const refs = bom.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const { type, name, version, purl } of bom.components) {
      expect([type, name !== '', version !== ''], name).toEqual(['library', true, true]);
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    }
    const known = new Set([bom.metadata.component['bom-ref'], ...refs]);
    const named = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => !known.has(ref))).toEqual([]);
  });
});

it('every package is of the npm registry, with its hash', () => {
  for (const { name, resolved = registry, integrity } of locked)
    expect([resolved.startsWith(registry), integrity.startsWith('sha512-')], name).toEqual([true, true]);
});
