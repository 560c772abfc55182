import { expect, it } from 'vitest';
import { drawingOf, type Icons } from '../../config/drawing/drawing.ts';
import { parseHtml } from '../../config/drawing/html.ts';

const icons: Icons = new Map([['heart', [['path', { d: 'M0 0' }]]]]);
const heart = '<svg class="icon" width="24"><path d="M0 0"></path></svg>';
const drawn = (html: string) => drawingOf(parseHtml(html), icons);

it.each([
  ['an element with its text', '<h1 class="heading-1">It&#x27;s &lt;here&gt;</h1>', "h1 It's <here>"],
  ['attributes, without the usual values', '<input type="text" required="" name="a"/>', 'input(required name=a)'],
  ['a value with a space in quotes', '<p aria-label="Two words">x</p>', 'p(aria-label="Two words") x'],
  ['a class that hides the element from some visitors', '<p class="small no-script">x</p>', 'p.no-script x'],
  ['a link and bold text', '<p>See <a href="/a">it</a>, <strong>now</strong>.</p>', 'p See [it](/a), **now**.'],
  ['an icon by its name', `<button type="button">${heart}Save</button>`, 'button :heart: Save'],
  ['a tick', '<label><input type="checkbox" checked=""/>Yes</label>', 'label [x] Yes'],
  ['a circle', '<label><input type="radio" value="n"/>No</label>', 'label ( )(value=n) No'],
  ['an element with only one inside of it', '<li><p>x</p></li>', 'li > p x'],
  ['elements inside of another', '<nav><p>a</p><p>b</p></nav>', 'nav\n  p a\n  p b'],
  ['short ones in one line', '<ul><li>a</li><li>b</li></ul>', 'ul > li a | li b'],
  ['elements with parts of their own in lines', '<ul><li><p>a</p></li><li>b</li></ul>', 'ul\n  li > p a\n  li b'],
  ['no element that only lays out others', '<div class="wrap"><div><h2>a</h2><p>b</p></div></div>', 'h2 a\np b'],
  ['short neighbours in a line', '<div><button>a</button><p>b</p></div>', 'button a | p b'],
  [
    'terms with their descriptions',
    '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>',
    'dl\n  dt a | dd b\n  dt c | dd d',
  ],
  ['a row of a table', '<table><tr><th>a</th><td>b</td></tr></table>', 'table > tr th a | td b'],
  [
    'the options of a list, with values that differ from their labels',
    '<select name="s"><option value="">Choose</option><option value="one-two" selected="">One, two</option><option value="3">C</option></select>',
    'select(name=s) "" = Choose | (x) One, two | 3 = C',
  ],
  [
    'numbers that follow on each other',
    `<select>${[1, 2, 3, 4, 6].map((n) => `<option value="${n}">${n}</option>`).join('')}</select>`,
    'select 1 … 4 | 6',
  ],
])('draws %s', (_, html, drawing) => {
  expect(drawn(html)).toBe(`${drawing}\n`);
});

it('shows the text of the targets of ids, and no ids that are only targets', () => {
  const named = '<section aria-labelledby="_R_1_"><h2 id="_R_1_">Answers</h2><p id="b">x</p></section>';
  expect(drawn(named)).toBe('section(aria-labelledby=Answers)\n  h2 Answers\n  p(#b) x\n');
  expect(drawn('<label for="a">A</label><input id="a"/>')).toBe('label A\ninput\n');
});

it('marks an id without a target with ?', () => {
  expect(drawn('<label for="a">A</label><p aria-describedby="b">x</p>')).toBe(
    'label(for=?) A\np(aria-describedby=?) x\n',
  );
});

it('draws an element once if the last one with the same start is equal', () => {
  const list = (last: string) => `<nav><p>a</p><p>b</p><p>${last}</p></nav>`;
  expect(drawn(list('c') + list('c'))).toBe('nav\n  p a\n  p b\n  p c\nnav … as above\n');
  expect(drawn(list('c') + list('d') + list('c'))).not.toContain('as above');
});

it('draws a term in its text, and its meaning once', () => {
  const meaning = 'The share of claims that were paid.';
  const term = `<span><button aria-label="CSR"></button><span popover="auto">${meaning}</span></span>`;
  expect(drawn(`<p>The ${term} of it.</p><p>A ${term}.</p>`)).toBe(
    `p The #[button(aria-label=CSR)] #[span(popover=auto) ${meaning}] of it.\n` +
      'p A #[button(aria-label=CSR)] #[span(popover=auto) The share of claims that … as above].\n',
  );
});

it('draws an unknown icon as :drawing:', () => {
  expect(drawn('<p><svg><path d="M1 1"></path></svg>x</p>')).toBe('p :drawing: x\n');
});

it('refuses unclosed HTML', () => {
  expect(() => parseHtml('<p><b>x</p>')).toThrow('Unexpected </p>');
  expect(() => parseHtml('<p>x')).toThrow('Unfinished HTML');
});
