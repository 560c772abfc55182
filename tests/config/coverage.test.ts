import { describe, expect, it } from 'vitest';
import { uncoveredRequired, wantedLine } from '../../src/authoring/coverage/report.ts';
import { measure } from '../../src/authoring/coverage/measure.ts';
import type { Wizard } from '../../src/shared/plan/config.generated.ts';
import { compiled } from './modules.ts';

const root = process.cwd();

describe('the examples', () => {
  it('exercise every message, step and rule', () => {
    expect(uncoveredRequired(measure(compiled.symbols, root).report).map(wantedLine)).toEqual([]);
  });

  it('that are missing are reported with their place and the example to add', () => {
    const health = compiled.symbols.wizards.get('health')!;
    const examples = (health.data as Wizard).examples.filter(({ stoppedAt }) => stoppedAt !== 'contact');
    const wizards = new Map(compiled.symbols.wizards).set('health', {
      ...health,
      data: { ...(health.data as Wizard), examples },
    });
    const gaps = uncoveredRequired(measure({ ...compiled.symbols, wizards }, root).report);
    expect(gaps.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
      'rule: rule "required" of "name"',
      'rule: rule "required" of "phone"',
      'rule: rule "pattern" of "phone"',
      'message: message of "name" for "required"',
      'message: message of "phone" for "required"',
      'message: message of "phone" for "pattern"',
    ]);
    expect(wantedLine(gaps[0]!)).toMatch(
      /^config\/wizards\/health\.yaml:\d+:\d+ {2}rule {2}rule "required" of "name": add an example, one in which "name" fails it\.$/,
    );
  });
});
