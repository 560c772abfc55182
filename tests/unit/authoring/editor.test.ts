import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Editor } from '../../support/editor.ts';
import { exampleSite } from '../../support/reference/example-site.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.open();
});
afterAll(() => editor.close());

type Kind = 'page' | 'form' | 'wizard' | 'list';

let made = 0;
/** A new file of a kind, which starts as those of config/ do. */
const file = (kind: Kind, text: string): [string, string] => [
  `config/${kind}s/new-${(made += 1)}.yaml`,
  `# yaml-language-server: $schema=../../schemas/editor/${kind}.json\n${text}`,
];

const page = (block: string): [string, string] =>
  file(
    'page',
    `path: /Pet\ntitle: Pets\ndescription: What a policy for pets pays for, and what it does not.\nblocks:\n  - ${block.replaceAll('\n', '\n    ')}\n`,
  );
const form = (parts: string, mobile = 'type: string'): [string, string] =>
  file(
    'form',
    `schema:\n  type: object\n  properties:\n    mobile: { ${mobile} }\n${parts}\nsubmit: { label: Go, actions: [{ sendLead: true }] }\nexamples: [{ name: Someone }]\n`,
  );

const all = (root: string): string[] =>
  readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join('config', name));

describe('an editor reports no problem where the check accepts', () => {
  it('files of config/', async () => {
    const found = await Promise.all(
      all('.').map(async (name) => [name, await editor.problems(name, readFileSync(name, 'utf8'))] as const),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
  });

  it('the examples of schemas/', async () => {
    const { root } = exampleSite();
    const examples = all(root).filter((name) => /example|\/pet\.yaml$/.test(name));
    const texts = examples.map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);
    rmSync(root, { recursive: true });
    const kindOf = (name: string) => name.split('/')[1]?.replace(/(page|form|wizard|list|table)s/, '$1') ?? '';
    const found = await Promise.all(
      texts.map(
        async ([name, text]) =>
          [
            name,
            await editor.problems(
              name,
              `# yaml-language-server: $schema=../../schemas/editor/${kindOf(name)}.json\n${text}`,
            ),
          ] as const,
      ),
    );
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
  });
});

describe.concurrent('an editor accepts constants and parts of other files, wherever they are allowed', () => {
  it.each<[string, [string, string]]>([
    ['a constant for a number', form('', 'type: string, maxLength: { $constant: limits.mobileDigits }')],
    ['for one of several values', form('ui: { mobile: { width: { $constant: looks.width } } }')],
    ['for a list', page('block: prose\nparagraphs: { $constant: words.paragraphs }')],
    ['in a condition', form('ui: { mobile: { when: { age: { minimum: { $constant: health.minAge } } } } }')],
    [
      'in a setting of a control',
      form('ui: { mobile: { widget: tile-counter, options: { count: { $constant: words.count } } } }'),
    ],
    [
      'a map with missing keys from another file',
      form('result: { $ref: claim-lookup.yaml#/result, heading: Thank you }'),
    ],
    ['maps inside it', form('estimate: { $ref: travel-student.yaml#/estimate, with: { rate: { value: 3 } } }')],
    ['the days of a block', page('block: prose\nfrom: 2027-04-01\nuntil: 2027-04-30\nparagraphs: [Hello.]')],
    [
      'of a part of a block',
      page('block: prose\nparagraphs: [Hello.]\nbuttons: [{ label: Go, href: /, from: 2027-04-01 }]'),
    ],
    ['of an option', file('list', 'of: options\nitems: [{ value: a, label: A, until: 2027-03-31 }]')],
    [
      'of an example',
      form('examples: [{ name: Asha, until: 2027-03-31 }]').map((text) =>
        text.replace(/examples: .*Someone.*\n/, ''),
      ) as [string, string],
    ],
    ['a block', page('$ref: home.yaml#/blocks/stats\nheading: Pets')],
    [
      'a step',
      file('wizard', `$ref: car.yaml\nsteps:\n  - { $ref: 'car.yaml#/steps/manufacturer', title: Your pet }\n`),
    ],
    ['a whole file', file('form', '$ref: lead.yaml\nsubmit: { label: Go }\n')],
    ['files to send', upload('kinds: [pdf], maxMegabytes: 2.5, drop: or here, ')],
    ['several of them', upload('kinds: [picture, pdf], ', 'type: array, maxItems: 3, items: { type: string }')],
    ['their size by a constant', upload('maxMegabytes: { $constant: limits.mobileDigits }, ')],
  ])('%s', async (_, [name, text]) => {
    expect(await editor.problems(name, text)).toEqual([]);
  });
});

/** A control that asks for a file, with one more setting or another. */
const upload = (settings: string, type = 'type: string'): [string, string] =>
  form(
    `ui: { mobile: { widget: upload, options: { ${settings}choose: Choose, chosen: On, remove: Take, removed: Off, tooLarge: Big, wrongKind: Odd, empty: Empty, gone: Gone, sending: Sending, cancel: Stop, stopped: Stopped } } }`,
    type,
  );

describe.concurrent('an editor reports each problem with its place', () => {
  it.each<[string, [string, string], string[]]>([
    [
      'a misspelt key',
      page('block: hero\nheadng: Pets'),
      ['6:5 Missing property "heading".', '7:5 Property headng is not allowed.'],
    ],
    ['a missing key', page('block: hero'), ['6:5 Missing property "heading".']],
    ['a number for a text', page('block: hero\nheading: 3'), ['7:14 This must be a text.']],
    ['a text for a number', form('', 'type: string, maxLength: ten'), ['5:40 This must be a whole number.']],
    ['a text for a map', form('result: Thank you'), ['6:9 This must be a map of keys.']],
    [
      'a name of the wrong form',
      page('block: hero\nid: Our Pets\nheading: Pets'),
      ['7:9 This does not have the right form. A short name in small letters and hyphens, unique on its page.'],
    ],
    [
      'an unknown block',
      page('block: hreo'),
      [expect.stringMatching(/^6:12 Value is not accepted. Valid values: "app-promo", .*"wizard"\.$/) as string],
    ],
    ['no block', page('heading: Pets'), ['6:5 Missing property "block".']],
    [
      'an unknown control',
      form('ui: { mobile: { widget: tell } }'),
      [
        expect.stringMatching(
          /^6:25 Value is not accepted. Valid values: "amount", .*"tiles", "time", "toggle", "upload"\.$/,
        ) as string,
      ],
    ],
    [
      'an unknown setting of a control',
      form('ui: { mobile: { widget: tiles, options: { frist: Choose } } }'),
      ['6:43 Property frist is not allowed.'],
    ],
    [
      'a control without the settings that it needs',
      form('ui: { mobile: { widget: tile-counter } }'),
      ['6:7 Missing property "options".'],
    ],
    ['a misspelt setting of files to send', upload('kind: [pdf], '), ['6:44 Property kind is not allowed.']],
    [
      'a setting of another control that shows files',
      upload('accept: .pdf, '),
      ['6:44 Property accept is not allowed.'],
    ],
    [
      'an unknown kind of file',
      upload('kinds: [pdf, video], '),
      ['6:57 Value is not accepted. Valid values: "pdf", "picture".'],
    ],
    ['a kind of file twice', upload('kinds: [pdf, pdf], '), ['6:51 Array has duplicate items.']],
    ['one kind of file, not in a list', upload('kinds: pdf, '), ['6:51 This must be a list.']],
    ['no kind of file', upload('kinds: [], '), ['6:51 Array has too few items. Expected 1 or more.']],
    ['a size with its unit', upload('maxMegabytes: 5 MB, '), ['6:58 This must be a number.']],
    ['a size of nothing', upload('maxMegabytes: 0, '), ['6:58 Value is below the exclusive minimum of 0.']],
    ['too large a size', upload('maxMegabytes: 50, '), ['6:58 Value is above the maximum of 20.']],
    [
      'files to send without the words for them',
      form('ui: { mobile: { widget: upload, options: { choose: Choose, kinds: [pdf] } } }'),
      ['chosen', 'remove', 'removed', 'tooLarge', 'wrongKind', 'empty', 'gone', 'sending', 'cancel', 'stopped'].map(
        (word) => `6:33 Missing property "${word}".`,
      ),
    ],
    [
      'files to send without any settings',
      form('ui: { mobile: { widget: upload } }'),
      ['6:7 Missing property "options".'],
    ],
    [
      'an unknown plug-in',
      form('rules: [{ plugin: same-anser, messages: { different: They differ } }]'),
      ['6:19 Value is not accepted. Valid values: "age-gap", "at-least-one", "same-answer", "sum-at-most".'],
    ],
    [
      'an unknown rule of a condition',
      form('ui: { mobile: { when: { age: { atLeast: 18 } } } }'),
      ['6:32 Property atLeast is not allowed.'],
    ],
    [
      'a value that is not allowed',
      form('ui: { mobile: { width: third } }'),
      ['6:24 Value is not accepted. Valid values: "half", "full".'],
    ],
    [
      'an invalid date',
      page('block: prose\nfrom: April\nparagraphs: [Hello.]'),
      [
        "7:11 This does not have the right form. The first day on which this is shown, such as 2027-04-01, in the site's time zone.",
      ],
    ],
    [
      'a misspelt $constant',
      form('', 'type: string, maxLength: { $constnat: limits.mobileDigits }'),
      ['5:29 Missing property "$constant".', '5:42 Property $constnat is not allowed.'],
    ],
    [
      'a key beside $constant',
      form('', 'type: string, maxLength: { $constant: limits.mobileDigits, unit: digits }'),
      ['5:74 Property unit is not allowed.'],
    ],
    [
      'a constant without its file',
      form('', 'type: string, maxLength: { $constant: mobileDigits }'),
      ['5:53 Write the file of config/constants and the name of the constant: limits.mobileDigits.'],
    ],
    [
      'a constant for a map',
      form('result: { $constant: words.result }'),
      ['6:1 Missing property "heading".', '6:1 Missing property "rows".', '6:11 Property $constant is not allowed.'],
    ],
    [
      'an item that lacks something, beside a $ref',
      form('result: { $ref: claim-lookup.yaml#/result, rows: [{ label: Phone }] }'),
      ['6:51 Missing property "value".'],
    ],
    [
      'a misspelt key beside a $ref',
      page('$ref: home.yaml#/blocks/stats\nblock: hero\nheadng: Pets'),
      ['8:5 Property headng is not allowed.'],
    ],
    [
      'an item of another kind of list',
      file('list', 'of: options\nitems:\n  - { value: cat, labl: Cat }\n'),
      ['4:5 Missing property "label".', '4:19 Property labl is not allowed.'],
    ],
  ])('%s', async (_, [name, text], problems) => {
    expect(await editor.problems(name, text)).toEqual(problems);
  });
});

describe('an editor completes', () => {
  const labels = async ([name, text]: [string, string]) => (await editor.offers(name, text)).map(({ label }) => label);

  it.each<[string, [string, string], string[]]>([
    ['the keys of a block', page('block: faq\nlist: home-faq\n¦'), ['search', 'first', 'heading']],
    ['the names of blocks', page('block: ¦'), ['hero', 'faq', 'wizard']],
    ['the keys of a form', form('¦'), ['ui', 'messages', 'rules', 'result', 'estimate']],
    ['the keys of a field', form('ui:\n  mobile:\n    ¦'), ['widget', 'autocomplete', 'filters', 'when']],
    ['the names of controls', form('ui:\n  mobile:\n    widget: ¦'), ['tel', 'tiles', 'lookup']],
    [
      'the settings of the named control',
      form('ui:\n  mobile:\n    widget: tiles\n    options:\n      ¦'),
      ['of', 'first', 'search'],
    ],
    [
      'the settings of files to send',
      form('ui:\n  mobile:\n    widget: upload\n    options:\n      ¦'),
      ['kinds', 'maxMegabytes', 'drop', 'choose', 'wrongKind', 'stopped'],
    ],
    [
      'the kinds of files to send',
      form('ui:\n  mobile:\n    widget: upload\n    options:\n      kinds:\n        - ¦'),
      ['pdf', 'picture'],
    ],
    ['these in brackets', form('ui:\n  mobile:\n    widget: upload\n    options: { kinds: [¦] }'), ['pdf', 'picture']],
    [
      'the rules of a condition',
      form('ui:\n  mobile:\n    when:\n      age:\n        ¦'),
      ['const', 'minimum', 'enum'],
    ],
    ['values to choose from', form('ui:\n  mobile:\n    width: ¦'), ['half', 'full']],
    ['yes or no', form('ui:\n  mobile:\n    readOnly: ¦'), ['true', 'false']],
    ['the key of a constant', form('', 'type: string, maxLength: { $c¦ }'), ['$constant']],
    ['beside a $ref', form('ui:\n  $ref: lead.yaml#/ui\n  mobile:\n    ¦'), ['widget', 'help']],
    [
      'the keys of an item of a list',
      file('list', 'of: options\nitems:\n  - value: cat\n    ¦\n'),
      ['label', 'note', 'icon'],
    ],
  ])('%s', async (_, at, some) => {
    expect(await labels(at)).toEqual(expect.arrayContaining(some));
  });

  it('with the meaning of each key, and the start of its value', async () => {
    const offers = await editor.offers(...page('block: faq\n¦'));
    const offer = (key: string) => offers.find(({ label }) => label === key);
    expect(offer('list')).toMatchObject({ documentation: 'The list of questions.', textEdit: { newText: 'list: ' } });
    expect(offer('search')?.textEdit?.newText).toBe('search:\n  ');
  });
});

describe('an editor explains', () => {
  it.each<[string, [string, string], string]>([
    ['a key of a block', page('block: hero\nhea¦ding: Pets'), "The page's main heading"],
    ['a value to choose', form('ui:\n  mobile:\n    wid¦th: half'), 'half a row or a full row'],
    ['a map', form('res¦ult: { heading: Thank you, rows: [] }'), 'The card that replaces the form'],
    [
      'a key whose value is a constant',
      form('', 'type: string, maxL¦ength: { $constant: limits.mobileDigits }'),
      'Most characters.',
    ],
    [
      'a constant',
      form('', 'type: string, maxLength: { $con¦stant: limits.mobileDigits }'),
      'A value of config/constants',
    ],
    ['a part of another file', form('result: { $r¦ef: claim-lookup.yaml#/result }'), 'A part of another file'],
    [
      'a key beside it',
      form('result: { $ref: claim-lookup.yaml#/result, head¦ing: Thank you }'),
      "The card's heading.",
    ],
    [
      'a setting of a control',
      form('ui: { mobile: { widget: tiles, options: { fi¦rst: Choose } } }'),
      'Shown instead of the cards',
    ],
    [
      'a setting of files to send',
      form('ui: { mobile: { widget: upload, options: { maxM¦egabytes: 2 } } }'),
      'The largest size of a file, in megabytes',
    ],
  ])('%s', async (_, at, words) => {
    expect(await editor.hover(...at)).toContain(words);
  });
});
