import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { commands } from '../../../../src/tools/cli/site/commands.ts';
import { main } from '../../../../src/tools/cli/site/main.ts';
import { project, site, siteWith } from './site.ts';

const sound = join(project, 'tests/cases/problems/_base');
const escape = '\u001b';

describe('the command line', () => {
  it('reports an option that npm did not pass on', async () => {
    const { code, err } = await siteWith(
      { npm_lifecycle_event: 'site', npm_config_write: 'true' },
      sound,
      'rename',
      'ask.shade',
      'tint',
    );
    expect(code).toBe(2);
    expect(err).toMatch(
      /^npm kept --write to itself\. Put -- before the command: npm run site -- rename ask\.shade tint --write\n/,
    );
  });

  it.each([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
  ])('without a terminal prints colours only on request: %j', async (env, coloured) => {
    expect((await siteWith(env, sound, 'where', 'ask')).out.includes(escape)).toBe(coloured);
  });

  it.runIf(process.platform === 'linux')(
    'fails if its output cannot be written, but not if the reader stops early',
    () => {
      const run = (rest: string) =>
        spawnSync(
          'sh',
          ['-c', `"${process.execPath}" "${join(project, 'src/tools/cli/site/bin.js')}" explain all ${rest}`],
          {
            cwd: project,
            encoding: 'utf8',
          },
        );
      const full = run('> /dev/full');
      expect(full.status).toBe(3);
      expect(full.stderr).toMatch(/^Nothing could be written: ENOSPC/);
      expect(run('| head -n 1')).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringMatching(/^asset\/no-size/) as string,
      });
    },
  );

  it.each([[], ['--json']])(
    'reports an internal error in a sentence, without a stack, with exit code 3 %j',
    async (...options) => {
      const log = vi.spyOn(console, 'log').mockReturnValue();
      const error = vi.spyOn(console, 'error').mockReturnValue();
      // The tool cannot work in a project without schemas/.
      const code = await main(['check', ...options], join(project, 'tests'));
      const [[out] = [''], [err] = ['']] = [log.mock.calls[0], error.mock.calls[0]] as [string[]?, string[]?];
      vi.restoreAllMocks();
      const printed = options.length > 0 ? (JSON.parse(out!) as { error: string }).error : err;
      expect(code).toBe(3);
      expect(printed).toMatch(/^The tool failed: ENOENT: .*\nThis is a bug in the tool, not your mistake\. .*$/);
    },
  );

  it.each(Object.keys(commands))('prints help for %s that fits a line of 120 letters', async (name) => {
    const { out } = await site(sound, name, '--help');
    expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  it('has its help as data', async () => {
    const [all, one] = await Promise.all([site(sound, '--help', '--json'), site(sound, 'help', 'check', '--json')]);
    const names = (JSON.parse(all.out) as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('rename');
    expect(JSON.parse(one.out)).toMatchObject({
      name: 'check',
      options: [{ option: '--watch' }, { option: '--json' }, { option: '--help' }],
    });
  });
});
