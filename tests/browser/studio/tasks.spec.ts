import { expect, type Page } from '@playwright/test';
import type { Thing } from '../../../src/studio/thing/contract.ts';
import { form, label } from '../setup/config.ts';
import { rainCall, rainForm, rainPage } from './campaign.ts';
import { go } from './go.ts';
import { addField, button, openSpot, panel, undoAll, value } from './open.ts';
import { studioTest } from './studio.ts';

// The tasks of a product manager that no other file tests from start to end. To find all twelve: grep "task [0-9]*:".

const { test, studio } = studioTest();

const read = (files: readonly string[]): string[] => files.map((file) => studio.read(file));

/** Expects the files to be as a careful author would write them, and as before once every change is undone. */
async function expectFiles(page: Page, expected: Readonly<Record<string, string>>, before: readonly string[]) {
  const files = Object.keys(expected);
  await expect.poll(() => read(files)).toEqual(Object.values(expected));
  await undoAll(page);
  await expect.poll(() => read(files)).toEqual(before);
}

/** Opens a list or table, and pastes rows from a spreadsheet. */
async function pasteRows(page: Page, file: string, path: string, rows: readonly string[]): Promise<void> {
  await openSpot(page, file, [path]);
  await button(page, 'Paste rows').click();
  await panel(page).getByLabel('What you copied').fill(rows.join('\n'));
  await button(page, /^Paste \d/).click();
  await expect(panel(page).getByLabel('What you copied')).toBeHidden();
}

/** Opens a text and changes it. */
async function write(page: Page, file: string, path: readonly (string | number)[], text: string): Promise<void> {
  await openSpot(page, file, path);
  await value(page).fill(text);
  // The simulated visitors run first.
  await expect.poll(() => studio.read(file)).toContain(text);
}

test('task 2: a question is added to a FAQ, with its answer folded like the others', async ({ page }) => {
  const file = 'lists/life-questions.yaml';
  const before = studio.read(file);
  await openSpot(page, file, ['items']);
  await button(page, 'Add an item').click();
  await panel(page).getByLabel('Question', { exact: true }).fill('Can I see the offices?');
  await panel(page).getByLabel('Answer', { exact: true }).fill('**Yes, on most days.** Bring your papers.');
  await button(page, 'Add').last().click();
  await expect(value(page)).toHaveValue('Can I see the offices?');
  const added =
    '  - question: Can I see the offices?\n    answer: >-\n      **Yes, on most days.** Bring your papers.\n';
  await expectFiles(page, { [file]: before + added }, [before]);
});

test('task 3: a city is added with its RTOs, and moved to its alphabetical place', async ({ page }) => {
  const files = ['lists/bike-cities.yaml', 'lists/bike-rtos.yaml'] as const;
  const [cities, rtos] = [studio.read(files[0]), studio.read(files[1])];
  await pasteRows(page, files[1], 'items', ['KL-07\tKL-07\tErnakulam\tkochi', 'KL-43\tKL-43\tMattancherry\tkochi']);
  await pasteRows(page, files[0], 'items', ['kochi\tKochi']);
  const last = cities.trimEnd().split('\n').slice(-2);
  const count = [...cities.matchAll(/^ {2}- /gm)].length;
  for (const number of [count + 1, count]) await button(page, `${number} Kochi`).press('Alt+ArrowUp');
  const inOrder = cities.replace(last[0]!, `  - { value: kochi, label: Kochi }\n${last[0]}`);
  const added = ['07, note: Ernakulam', '43, note: Mattancherry'].map(
    (rto) => `  - { value: KL-${rto.slice(0, 2)}, label: KL-${rto}, of: kochi }\n`,
  );
  await expectFiles(page, { [files[0]]: inOrder, [files[1]]: rtos + added.join('') }, [cities, rtos]);
});

test('task 4: a maker is added with its models, and everything is saved once the last table has them', async ({
  page,
}) => {
  const files = ['bike-makers', 'bike-models', 'bike-variants'].map((name) => `lists/${name}.yaml`);
  const all = [...files, 'tables/bike-figures.yaml'];
  const before = read(all);
  await pasteRows(page, all[0]!, 'items', ['ather\tAther']);
  await pasteRows(page, all[1]!, 'items', ['ather-450x\t450X\tather', 'ather-rizta\tRizta\tather']);
  await expect(panel(page)).toContainText('table/gap');
  await pasteRows(page, all[2]!, 'items', ['ather-450x-pro\tPro\tather-450x', 'ather-rizta-s\tS\tather-rizta']);
  await pasteRows(page, all[3]!, 'rows', ['ather-450x\t150000\t60', 'ather-rizta\t110000\t60']);
  const added = [
    '  - { value: ather, label: Ather }\n',
    '\n  # Ather\n' +
      '  - { value: ather-450x, label: 450X, of: ather }\n  - { value: ather-rizta, label: Rizta, of: ather }\n',
    '\n  # Ather 450X\n  - { value: ather-450x-pro, label: Pro, of: ather-450x }\n' +
      '\n  # Ather Rizta\n  - { value: ather-rizta-s, label: S, of: ather-rizta }\n',
    '  - [ather-450x, 150000, 60]\n  - [ather-rizta, 110000, 60]\n',
  ];
  const expected = Object.fromEntries(all.map((file, index) => [file, before[index]! + added[index]!]));
  await expectFiles(page, expected, before);
});

test('task 6: a field is added that only some visitors see', async ({ page }) => {
  const file = 'forms/quote-request.yaml';
  const before = studio.read(file);
  await openSpot(page, file, []);
  await addField(page, { control: 'radio', label: 'Time of day', choices: ['Morning', 'Evening'] });
  await openSpot(page, file, ['schema', 'properties', 'timeOfDay']);
  await button(page, 'Ask it only when').click();
  await button(page, 'Add a line').click();
  const line = panel(page).getByRole('group', { name: 'Line 1', exact: true });
  await line
    .getByRole('combobox', { name: 'What is asked' })
    .selectOption({ label: label(form('quote-request'), 'kids') });
  await line.getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'is more than' });
  await line.getByRole('textbox', { name: 'Value' }).fill('0');
  const field = '    timeOfDay:\n      type: string\n      title: Time of day\n      enum: [Morning, Evening]\n';
  const drawn = '  timeOfDay: { widget: radio, when: { kids: { exclusiveMinimum: 0 } } }\n';
  const expected = before.replace('\nui:\n', `${field}\nui:\n`).replace('\nnoPrice:', `${drawn}\nnoPrice:`);
  await expectFiles(page, { [file]: expected }, [before]);
});

const stepOf = (text: string, number: number): string => [...text.matchAll(/^ {2}- id: [^]*?\n(?=\n)/gm)][number]![0];

test('task 7: a step of a wizard is moved before another one', async ({ page }) => {
  const file = 'wizards/health.yaml';
  const before = studio.read(file);
  await openSpot(page, file, ['steps', 4]);
  await button(page, 'Move up').click();
  const [earlier, later] = [stepOf(before, 3), stepOf(before, 4)];
  expect(before).toContain(`${earlier}\n${later}`);
  await expectFiles(page, { [file]: before.replace(`${earlier}\n${later}`, () => `${later}\n${earlier}`) }, [before]);
});

/** Changes texts. Some stay a draft until the texts that must match them are changed too. */
async function changeTexts(page: Page, file: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [place, text] of Object.entries(texts)) {
    const path = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    await openSpot(page, file, path);
    await value(page).fill(text);
    const address = `/__studio/api/thing?${new URLSearchParams({ file: `config/${file}`, path: JSON.stringify(path) })}`;
    const known = async () => page.evaluate(async (of) => ((await (await fetch(of)).json()) as Thing).value, address);
    await expect.poll(known).toBe(text);
  }
}

test('task 8: a campaign page is created, with its own form and texts', async ({ page }) => {
  const before = studio.read('pages/about.yaml');
  const made = { page: 'pages/rain-offer.yaml', form: 'forms/rain-call.yaml' };
  await go(page, '/About');
  const dialog = page.getByRole('dialog', { name: 'Something new' });
  for (const [kind, name, file] of [
    ['A page', 'rain-offer', made.page],
    ['A form', 'rain-call', made.form],
  ] as const) {
    await page.getByRole('button', { name: 'New…' }).click();
    await dialog.getByText(kind, { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(panel(page)).toContainText(`${file}:`);
    await expect.poll(() => studio.has(file)).toBe(true);
  }
  await changeTexts(page, made.page, {
    name: 'Rain cover',
    title: 'Cover for the months of rain',
    description: 'What our offer for the months of rain covers, and how to ask us for a call about it.',
    'blocks.0.heading': 'Be ready for the rain',
    'blocks.0.lead': 'Everything for the months of rain.',
    'blocks.1.heading': 'Ask for a call',
  });
  await changeTexts(page, made.form, {
    description: 'Asks who wants a call about the rain offer.',
    'schema.properties.name.title': 'Full name',
    'messages.name.required': 'Tell us your full name.',
    'submit.label': 'Ask for a call',
    'submit.actions.0.alert': 'We will call you, {name}.',
    'examples.0.name': 'A name is given',
    'examples.0.answers.name': 'Asha Rao',
    'examples.0.does.0.alert': 'We will call you, Asha Rao.',
    'examples.1.name': 'Nothing is filled in',
    'examples.1.errors.name': 'Tell us your full name.',
  });
  const call = before.split('\n  - block: ').length - 1;
  await changeTexts(page, 'pages/about.yaml', {
    [`blocks.${call}.heading`]: 'Before the rain comes',
    [`blocks.${call}.buttons.0.label`]: 'See the rain offer',
  });
  await expect
    .poll(() => [studio.read(made.page), studio.read(made.form), studio.read('pages/about.yaml')])
    .toEqual([rainPage, rainForm, `${before}${rainCall}`]);
  await undoAll(page);
  await expect.poll(() => [made.page, made.form].some((file) => studio.has(file))).toBe(false);
  await expect.poll(() => studio.read('pages/about.yaml')).toBe(before);
});

test('task 9: a step is added with its own question', async ({ page }) => {
  const file = 'wizards/home-lead.yaml';
  const before = studio.read(file);
  await openSpot(page, file, ['steps', 0]);
  await button(page, 'Add a step below').click();
  await panel(page).getByLabel('Title', { exact: true }).fill('About your things');
  await panel(page).getByLabel('Intro', { exact: true }).fill('Tell us how you live.');
  await button(page, 'Add').last().click();
  await expect(value(page)).toHaveValue('About your things');
  await openSpot(page, file, ['steps', 1]);
  await addField(page, { control: 'radio', label: 'Is it furnished?', choices: ['Fully', 'Partly'], isRequired: true });
  const step = `  - id: about-your-things
    title: About your things
    intro: Tell us how you live.
    schema:
      type: object
      required: [isItFurnished]
      properties:
        isItFurnished:
          type: string
          title: Is it furnished?
          enum: [Fully, Partly]
    ui:
      isItFurnished: { widget: radio }
    messages:
      isItFurnished: { required: Choose an answer. }
`;
  const first = stepOf(before, 0);
  await expectFiles(page, { [file]: before.replace(first, () => `${first}\n${step}`) }, [before]);
});

test('task 12: changes in several files are undone step by step', async ({ page }) => {
  const files = ['pages/login.yaml', 'pages/about.yaml', 'lists/lead-cities.yaml'] as const;
  const before = read(files);
  await write(page, files[0], ['blocks', 0, 'heading'], 'Come in');
  await write(page, files[1], ['title'], 'Who we are');
  await pasteRows(page, files[2], 'items', ['new-town\tNew Town']);
  const changed = [
    before[0]!.replace(/^((?: {4}| {2}- )heading: ).*$/m, '$1Come in'),
    before[1]!.replace(/^title: .*$/m, 'title: Who we are'),
    `${before[2]}  - { value: new-town, label: New Town }\n`,
  ];
  await expect.poll(() => read(files)).toEqual(changed);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let left = 3; left > 0; left--) {
    const answer = page.waitForResponse('**/api/undo');
    await undo.click();
    expect((await answer).ok()).toBe(true);
  }
  await expect(undo).toBeDisabled();
  await expect.poll(() => read(files)).toEqual(before);
});
