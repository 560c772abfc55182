import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type JsonSchema } from '../../../src/compiler/check/contracts.ts';
import { blocks } from '../../../src/site/app/registry.ts';
import { drawingFolder } from '../../../src/compiler/emit/theme.ts';
import { drawingOf } from '../../../src/compiler/resolve/drawn-by.ts';
import { estimates, rules } from '../../../src/plugins/registry.ts';
import { compiled } from '../../config/modules.ts';
import { contracts } from '../../support/compiled.ts';

/** Paths of the properties without a description, also not by their $ref. */
function undescribed(schema: unknown, file: string, path = ''): string[] {
  if (!schema || typeof schema !== 'object') return [];
  const {
    properties = {},
    definitions = {},
    ...rest
  } = schema as Record<'properties' | 'definitions', Record<string, JsonSchema>> & JsonSchema;
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...(describes(property, file) ? [] : [`${file}${path}/${name}`]),
      ...undescribed(property, file, `${path}/${name}`),
    ]),
    ...Object.entries(definitions).flatMap(([name, part]) => undescribed(part, file, `${path}/${name}`)),
    // A condition inside a contract narrows properties described elsewhere.
    ...Object.entries(rest).flatMap(([key, part]) =>
      ['if', 'then', 'const', 'enum'].includes(key) ? [] : undescribed(part, file, `${path}/${key}`),
    ),
  ];
}

function describes(property: JsonSchema, file: string): boolean {
  if (typeof property.description === 'string') return property.description.length > 0;
  if (typeof property.$ref !== 'string') return false;
  const [target = '', pointer = ''] = property.$ref.split('#');
  const schema = contracts.schemas.get(target === '' ? file : relative('.', join(dirname(file), target)));
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, step) => (inner as JsonSchema | undefined)?.[step], schema);
  return typeof (found as JsonSchema | undefined)?.description === 'string';
}

describe('schemas/', () => {
  it.each([...contracts.schemas])('%s describes every property', (file, schema) => {
    expect(schema.description).toBeTypeOf('string');
    expect(undescribed(schema, file)).toEqual([]);
  });

  it('no contract limits how long a text for visitors is, but names the limit of the site that holds', () => {
    const limited: string[] = [];
    const kinds = new Set<unknown>();
    const look = (node: unknown, place: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { $ref, maxLength, 'x-ref': ref, 'x-limit': kind } = node as JsonSchema;
      const words =
        /#\/definitions\/(?:text|rich|message)$/.test(String($ref)) || /^(?:text|rich|message)$/.test(String(ref));
      if (words && maxLength !== undefined) limited.push(place);
      if (kind !== undefined) kinds.add(kind);
      for (const [key, inner] of Object.entries(node)) look(inner, `${place}/${key}`);
    };
    for (const [file, schema] of contracts.schemas) look(schema, file);
    expect(limited).toEqual([]);
    const copy = contracts.schemas.get('site.schema.json')!.definitions as Record<string, JsonSchema>;
    const { limits } = copy.copy!.properties as Record<string, JsonSchema>;
    expect([...kinds].sort()).toEqual(Object.keys(limits!.properties as object).sort());
  });

  it('every block has a contract, a view and a line in the registry, every control and plug-in its code', () => {
    const folders = (...paths: string[]) =>
      paths
        .flatMap((path) => readdirSync(join('src', path), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort();
    expect(folders('site/blocks')).toEqual([...contracts.blocks].sort());
    expect(Object.keys(blocks).sort()).toEqual([...contracts.blocks].sort());
    // A control has its own folder, or its contract names the one that draws it; the kit has the shared parts.
    const controls = contracts.widgets.filter((name) => !contracts.pluginWidgets.includes(name));
    const drawing = new Set(
      controls.flatMap((name) => {
        const specials = [undefined, 'searched', 'noticed'] as const;
        return specials.map((one) => drawingFolder(drawingOf(name, contracts, one), 'src'));
      }),
    );
    const drawn = (room: string) => folders(room).map((name) => `src/${room}/${name}`);
    // A read-only field is drawn the same with any control.
    expect([...drawn('site/theme/widgets'), ...drawn('site/theme/fields')].sort()).toEqual(
      [...drawing, 'src/site/theme/widgets/read-only'].sort(),
    );
    expect(folders('plugins')).toEqual([...contracts.plugins, ...contracts.pluginWidgets].sort());
    expect(Object.keys({ ...rules, ...estimates }).sort()).toEqual([...contracts.plugins].sort());
  });

  it.each(compiled.symbols.sources.map((source) => [source.file, source] as const))(
    '%s names its contract for editors',
    (file, { kind, text }) => {
      const line = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1];
      expect(line && relative('.', join(dirname(file), line))).toBe(`schemas/editor/${kind}.json`);
      expect(existsSync(join(dirname(file), line ?? ''))).toBe(true);
    },
  );
});

it('the theme requires every token that the code uses', () => {
  const groups = {
    color: ['light', 'dark'],
    type: ['type'],
    space: ['space'],
    radius: ['radius'],
    shadow: ['shadow'],
    motion: ['motion'],
    size: ['size'],
  };
  const theme = contracts.schemas.get('site.schema.json') as unknown as {
    properties: { theme: { properties: Record<string, { required?: string[] }> } };
  };
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  for (const [group, keys] of Object.entries(groups)) {
    const drawn = new Set(
      [...code.matchAll(new RegExp(`var\\(--${group}-([a-z0-9-]+)\\)`, 'g'))].map(([, name]) => name),
    );
    for (const key of keys)
      expect(theme.properties.theme.properties[key]?.required?.toSorted(), key).toEqual([...drawn].toSorted());
  }
});
