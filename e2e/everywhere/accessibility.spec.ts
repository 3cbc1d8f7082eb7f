import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { ALL_ACCESS, checkoutSteps, readyToBuy } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { serveForeignPage } from '../steps/foreign-page.ts';
import { returning } from '../steps/visitor.ts';

/** Adds a field without a label, which axe reports as a violation in any document. */
const addNamelessField = () => document.body.append(document.createElement('textarea'));

test('an accessibility check finds a violation inside the card frame of the checkout', async ({
  page,
  demo,
}) => {
  await readyToBuy(page, demo.world);
  await page.goto(ALL_ACCESS);
  const { cardFrame } = checkoutSteps(page);
  await cardFrame.locator('[autocomplete=cc-number]').waitFor();
  await cardFrame.locator('body').evaluate(addNamelessField);
  expect(await accessibilityViolations(page)).toContainEqual({
    rule: 'label',
    elements: [['iframe', 'textarea']],
  });
});

test('an accessibility check finds a violation inside a player that another site embeds', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  await returning(page);
  const event = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  const other = await serveForeignPage(`${demo.url}/watch_embed/${event.id}`);
  await page.goto(other.url);
  const inside = page.frameLocator('iframe');
  await inside.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
  await inside.locator('body').evaluate(addNamelessField);
  expect(await accessibilityViolations(page)).toContainEqual({
    rule: 'label',
    elements: [['iframe', 'textarea']],
  });
  other.close();
});
