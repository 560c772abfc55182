import { describe, expect, it } from 'vitest';
import { select } from '../../support/selection.ts';

const selectHere = (...args: string[]) => select(args, process.cwd());

describe('npm test --', () => {
  it('a config file selects its tests, and a name selects among them', () => {
    const { unit, browser } = selectHere('config/forms/login.yaml', '-t', 'Nothing');
    expect(unit?.files).toEqual(['tests/config/forms.test.tsx']);
    expect('config/forms/login.yaml Nothing is filled in').toMatch(RegExp(unit!.title!));
    expect('config/forms/login.yaml Email and password').not.toMatch(RegExp(unit!.title!));
    expect('config/forms/register.yaml Nothing is filled in').not.toMatch(RegExp(unit!.title!));
    expect(browser).toBeUndefined();
  });

  it('part of a path selects unit and browser tests, and a name is used literally', () => {
    const { unit, browser } = selectHere('login.spec', 'spec-tool', '-t', '[spec 5.51]');
    expect(unit?.files).toEqual(['tests/unit/support/spec-tool.test.ts']);
    expect(browser?.files).toEqual(['tests/browser/login.spec.ts']);
    expect('two errors [spec 5.51]').toMatch(RegExp(browser!.title!));
    expect('two errors [spec 5x51]').not.toMatch(RegExp(browser!.title!));
  });

  it('a case selects the test of its folder', () => {
    const { unit } = selectHere('tests/cases/problems/yaml-tab');
    expect(unit?.files).toEqual(['tests/cases/problems.test.ts']);
    expect('problems of config yaml-tab').toMatch(RegExp(unit!.title!));
    expect('problems of config yaml-tab-blank').not.toMatch(RegExp(unit!.title!));
  });

  it('a name without a file selects tests of every kind', () => {
    expect(selectHere('-t', 'Nothing')).toMatchObject({ unit: { title: 'Nothing' }, browser: { title: 'Nothing' } });
  });

  it('a word that selects no test is refused', () => {
    expect(() => selectHere('no-such-test')).toThrow('No test file\'s path holds "no-such-test"');
    expect(() => selectHere('config/forms/logn.yaml')).toThrow('There is no config/forms/logn.yaml.');
  });
});
