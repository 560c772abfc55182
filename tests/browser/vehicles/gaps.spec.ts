import { accessible, expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { changeScripts } from '../setup/served.ts';
import { button, choose, expectStep, wizard } from './wizard.ts';

test('the wizard says when a manufacturer has no models, or a model no variants [spec 8.04]', async ({ page }) => {
  await changeScripts(page, (script) => script.replaceAll(/(?<=[{,])(?:audi|"bmw-x1"):\[/g, 'another:['));
  await open(page, '/CarPlan');
  await choose(page, { city: 'bengaluru', rto: 'KA-05', manufacturer: 'audi' });
  await expectStep(page, 'model');
  await expect(wizard(page).getByText('No models available for this brand.', { exact: true })).toBeVisible();
  await accessible(page);
  await button(page, 'Next').click();
  await expectStep(page, 'model');
  await button(page, 'Previous').click();
  await choose(page, { manufacturer: 'bmw', model: 'bmw-x1' });
  await expectStep(page, 'variant');
  await expect(wizard(page).getByText('No variants available for this model.', { exact: true })).toBeVisible();
  await accessible(page);
});

test('the wizard asks for a manufacturer before models, and for a model before variants [spec 8.05]', async ({
  page,
}) => {
  await changeScripts(page, (script) => script.replaceAll(/\w+\.(manufacturer|model)===void 0(?=\)\{let)/g, '!1'));
  await open(page, '/BikePlan');
  await choose(page, { city: 'bengaluru', rto: 'KA-05' });
  await expectStep(page, 'manufacturer');
  await button(page, 'Next').click();
  await expectStep(page, 'model');
  await expect(
    wizard(page).getByText('Select a manufacturer first to see its available models.', { exact: true }),
  ).toBeVisible();
  await accessible(page);
  await button(page, 'Next').click();
  await expectStep(page, 'variant');
  await expect(wizard(page).getByText('Select a model to view compatible variants.', { exact: true })).toBeVisible();
  await accessible(page);
});
