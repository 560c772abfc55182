import { describe, expect, it } from 'vitest';
import { isTextToggle, isToggle } from '../../../src/studio/app/useShortcut.ts';

interface Press {
  readonly key: string;
  readonly code?: 'KeyS' | 'KeyT';
  readonly in?: 'a text box';
  readonly with?: 'AltGr' | 'Ctrl';
}

/** A box as far as Studio looks at it. */
const box = { closest: () => ({ type: 'text', isContentEditable: false }) } as unknown as EventTarget;

const press = ({ key, code = 'KeyS', in: place, with: modifier }: Press) =>
  ({
    key,
    code,
    altKey: true,
    ctrlKey: modifier !== undefined,
    metaKey: false,
    target: place ? box : null,
    getModifierState: (name: string) => name === 'AltGraph' && modifier === 'AltGr',
  }) as unknown as KeyboardEvent;

describe('the shortcuts of Studio', () => {
  it.each<[string, Press, boolean]>([
    ['Alt and S', { key: 's' }, true],
    ['Alt and S with Caps Lock', { key: 'S' }, true],
    ['Alt and S in a text box, where it types nothing', { key: 's', in: 'a text box' }, true],
    ['Option and S on a Mac', { key: 'ß' }, true],
    ['Option and S in a text box, which types ß', { key: 'ß', in: 'a text box' }, false],
    ['AltGr and S, which types ś', { key: 'ś', with: 'AltGr' }, false],
    ['Ctrl, Alt and S', { key: 's', with: 'Ctrl' }, false],
    ['Alt and T', { key: 't', code: 'KeyT' }, false],
  ])('select mode: %s', (_, event, expected) => expect(isToggle(press(event))).toBe(expected));

  it.each<[string, Press, boolean]>([
    ['Alt and T', { key: 't', code: 'KeyT' }, true],
    ['Option and T in a text box, which types †', { key: '†', code: 'KeyT', in: 'a text box' }, false],
  ])('the text: %s', (_, event, expected) => expect(isTextToggle(press(event))).toBe(expected));
});
