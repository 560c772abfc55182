import { expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { embeddedForm, giveLead, leadApi, openPolicy, submit } from './page.ts';

test('after the reference, Back, Forward, a reload and a reopened tab send nothing again; only another submit is another lead', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads'))
      keys.push(request.headers()['idempotency-key']);
  });
  const send = async (): Promise<string> => {
    const form = await embeddedForm(page);
    await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await giveLead(form);
    const [answer] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
    await expect(page.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeFocused();
    return ((await answer.json()) as { reference: string }).reference;
  };
  await open(page, '/About');
  await openPolicy(page);
  const first = await send();
  await expect(page.getByText(`Its reference is ${first}.`)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/About');
  await page.goForward();
  await embeddedForm(page);
  await page.reload();
  await embeddedForm(page);
  const reopened = await page.context().newPage();
  await openPolicy(reopened);
  await embeddedForm(reopened);
  await reopened.close();
  expect(keys).toHaveLength(1);

  const second = await send();
  expect(second).not.toBe(first);
  expect(new Set(keys).size).toBe(2);
});
