import { describe, expect, it } from 'vitest';
import { formats } from '../../../../src/compiler/model/formats.ts';
import {
  board,
  drawnSignature,
  leastLength,
  pathOfSignature,
  pathWith,
  type Point,
} from '../../../../src/shared/engine/signature.ts';

const accepts = (answer: string): boolean => formats.signature.test(answer);
const drawn = drawnSignature('M40 150l90 -90 60 80');

/** A line that never repeats, with as many points. */
const scribble = (count: number, seed = 1): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: board.width * (0.5 + 0.5 * Math.sin(index * 1.7 + seed)),
    y: board.height * (0.5 + 0.5 * Math.cos(index * 2.3 * seed)),
  }));

describe('the format of signatures', () => {
  it.each([
    ['a drawing', drawn],
    ['a drawing of several lines', drawnSignature('M40 150l90 -90M1 2l0 0')],
    ['a name', 'Asha Rao'],
    ['a name in another script', 'आशा राव'],
    ['a name with signs that are not markup', 'Asha & D\'Souza "AD"'],
  ])('accepts %s', (_, answer) => expect(accepts(answer)).toBe(true));

  it.each([
    ['a script', drawn.replace('</svg>', '<script>alert(1)</script></svg>')],
    ['a handler', drawn.replace('<svg ', '<svg onload="alert(1)" ')],
    ['a handler of the path', drawn.replace('<path ', '<path onclick="alert(1)" ')],
    ['a link', drawn.replace('<path', '<a href="https://x.example"><path')],
    ['a style', drawn.replace('<path', '<style>*{}</style><path')],
    ['an entity', drawn.replace('M40', '&#77;40')],
    ['a document type', `<!DOCTYPE svg [<!ENTITY x "y">]>${drawn}`],
    ['a picture in it', drawn.replace('<path', '<image href="data:,"/><path')],
    ['something before it', ` ${drawn}`],
    ['something after it', `${drawn}\n`],
    ['two drawings', drawn + drawn],
    ['another size', drawn.replace('600 200', '6000 200')],
    ['a long number', drawnSignature('M4000 150l90 -90')],
    ['a curve', drawnSignature('M40 150q90 -90 10 10')],
    ['no line', drawnSignature('')],
    ['half a line', drawnSignature('M40 150')],
    ['markup in a name', 'Asha <b>Rao</b>'],
    ['a line break in a name', 'Asha\nRao'],
    ['a mark that changes the direction', 'Asha\u202eRao'],
  ])('refuses %s', (_, answer) => expect(accepts(answer)).toBe(false));

  it('refuses a long text that almost fits without delay', () => {
    expect(accepts(drawnSignature(`M1 1l${'1 -1 '.repeat(100_000)}x`))).toBe(false);
  });
});

describe('a drawing', () => {
  it('is the path of its lines', () => {
    const path = pathWith(
      '',
      [
        { x: 10, y: 10 },
        { x: 60, y: 60 },
      ],
      2000,
    );
    expect(path).toBe('M10 10l50 50');
    expect(pathWith(path, [{ x: 5, y: 6 }], 2000)).toBe('M10 10l50 50M5 6l0 0');
    expect(pathOfSignature(drawnSignature(path))).toBe(path);
    expect(pathOfSignature('Asha Rao')).toBeUndefined();
  });

  it('leaves out points on a straight line, and keeps corners', () => {
    const line = [0, 10, 20, 30].map((x) => ({ x, y: x })).concat({ x: 30, y: 100 });
    expect(pathWith('', line, 2000)).toBe('M0 0l30 30 0 70');
  });

  it('stays on the board where the pointer leaves it', () => {
    expect(
      pathWith(
        '',
        [
          { x: -50, y: 20 },
          { x: 900, y: 500 },
        ],
        2000,
      ),
    ).toBe(`M0 20l600 180`);
  });

  it('fits into the least length however much is drawn, and is still a signature', () => {
    let path = '';
    for (let line = 1; line <= 30; line++) {
      path = pathWith(path, scribble(300, line), leastLength);
      const answer = drawnSignature(path);
      expect(answer.length).toBeLessThanOrEqual(leastLength);
      expect(accepts(answer)).toBe(true);
    }
  });
});
