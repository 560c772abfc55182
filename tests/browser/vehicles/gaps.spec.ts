import { accessible, expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { button, choose, expectStep, wizard } from './wizard.ts';

// Every maker has models, and every model variants: these are the words for the day when one has none.

for (const { path, maker, model, words, name } of [
  { path: '/CarPlan', maker: 'audi', model: 'bmw-x1', words: ['No models available for this brand.', 'No variants available for this model.'], name: 'a car [spec 8.04]' },
  { path: '/BikePlan', maker: 'tvs', model: 'hero-splendor-plus', words: ['Select a manufacturer first to see its available models.', 'Select a model to view compatible variants.'], name: 'a bike [spec 8.05]' },
]) {
  test(`a maker without models and a model without variants are said so: ${name}`, async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(`of:\`${maker}\``, 'of:`another`').replaceAll(`of:\`${model}\``, 'of:`another`') });
    });
    await open(page, path);
    await choose(page, { city: 'bengaluru', rto: 'KA-05', manufacturer: maker });
    await expectStep(page, 'model');
    await expect(wizard(page).getByText(words[0]!, { exact: true })).toBeVisible();
    await accessible(page);
    await button(page, 'Next').click();
    await expectStep(page, 'model');
    await button(page, 'Previous').click();
    await choose(page, { manufacturer: model.split('-')[0], model });
    await expectStep(page, 'variant');
    await expect(wizard(page).getByText(words[1]!, { exact: true })).toBeVisible();
    await accessible(page);
  });
}
