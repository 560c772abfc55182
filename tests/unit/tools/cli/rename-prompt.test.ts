import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const project = process.cwd();
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prompt-'));
  cpSync('tests/cases/commands/_base', root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const list = (): string => readFileSync(join(root, 'config/lists/colours.yaml'), 'utf8');

/**
 * Runs a rename at a terminal, which the program `script` simulates, and types an answer to its question. Returns the
 * output of the terminal.
 */
function atTerminal(answer: string): Promise<string> {
  const command = [process.execPath, join(project, 'src/tools/cli/site/bin.js'), 'rename', 'colours.blue', 'azure'];
  const args =
    process.platform === 'darwin' ? ['-q', '/dev/null', ...command] : ['-qec', command.join(' '), '/dev/null'];
  return new Promise((resolve, reject) => {
    const child = spawn('script', args, { cwd: project, env: { ...process.env, SITE_ROOT: root, TERM: 'xterm' } });
    let shown = '';
    let asked = false;
    child.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      if (asked || !shown.includes('[y/N]')) return;
      asked = true;
      child.stdin.write(`${answer}\n`);
    });
    child.once('error', reject);
    child.once('exit', () => resolve(stripVTControlCharacters(shown).replaceAll('\r', '')));
  });
}

describe('rename asks a person at a terminal', () => {
  it('shows the difference first, and writes after y', async () => {
    const shown = await atTerminal('y');
    expect(shown).toMatch(/6 \+ {3}- \{ value: azure, label: Blue \}[\s\S]*Change these files\? \[y\/N\] y\n+Done\./);
    expect(list()).toContain('value: azure');
  });

  it.each(['', 'n', 'yellow'])('changes nothing after "%s"', async (answer) => {
    const before = list();
    expect(await atTerminal(answer)).toContain('Nothing was changed.');
    expect(list()).toBe(before);
  });
});
