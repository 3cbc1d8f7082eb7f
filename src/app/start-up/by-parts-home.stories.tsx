import type { StoryResponses } from '@storybook-site/demo/story-responses';
import { type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// These stories are like those in "By parts", for home and the channel's own pages.
export default { title: 'Screens/Start-up/By parts, home', ...at('/') };

const without = (responses: StoryResponses, path?: string) =>
  inState({ responses: { getBootstrap: 500, getStaticSettings: 404, ...responses }, ...(path && { path }) });

export const Slides: Story = {
  ...without({}),
  play: sees(['listSlides 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: /^Slide 2 of/ })).toBeVisible();
  }),
};

const seesNoSlides = async ({ page, expect }: PlayContext) => {
  await expect(await page.findByRole('heading', { name: 'Live now' })).toBeVisible();
  // Without slides, the live game is the only highlight.
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(page.queryByRole('button', { name: /^Slide \d/ })).not.toBeInTheDocument();
};
export const SlidesRefused: Story = {
  ...without({ listSlides: 400 }),
  play: sees(['listSlides 400'], seesNoSlides),
};
export const SlidesRateLimited: Story = {
  ...without({ listSlides: 429 }),
  play: sees(['listSlides 429'], seesNoSlides),
};
export const SlidesFailed: Story = {
  ...without({ listSlides: 500 }),
  play: sees(['listSlides 500'], seesNoSlides),
};

const headerColor = async ({ page }: PlayContext) => {
  await page.findByRole('contentinfo');
  return getComputedStyle(document.querySelector('body header') ?? document.body).backgroundColor;
};
const NORTHFIELD = 'rgb(14, 26, 43)';

export const Colours: Story = {
  ...without({}),
  play: sees(['getColorSettings 200'], async (context) => {
    await context.expect(await headerColor(context)).toBe(NORTHFIELD);
  }),
};
const seesPlainColours = async (context: PlayContext) => {
  await context.expect(await headerColor(context)).not.toBe(NORTHFIELD);
  await context.expect(context.page.getByRole('contentinfo')).toHaveTextContent('Northfield Sports Network');
};
export const ColoursRateLimited: Story = {
  ...without({ getColorSettings: 429 }),
  play: sees(['getColorSettings 429'], seesPlainColours),
};
export const ColoursFailed: Story = {
  ...without({ getColorSettings: 500 }),
  play: sees(['getColorSettings 500'], seesPlainColours),
};

const OWN_PAGE = '/quebec';
export const OwnPage: Story = {
  ...without({}, OWN_PAGE),
  play: sees(['listPages 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Games in Québec' })).toBeVisible();
  }),
};
const seesNotFound = async ({ page, expect }: PlayContext) => {
  await expect(await page.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveTextContent('Northfield Sports Network');
};
export const OwnPageRateLimited: Story = {
  ...without({ listPages: 429 }, OWN_PAGE),
  play: sees(['listPages 429'], seesNotFound),
};
export const OwnPageFailed: Story = {
  ...without({ listPages: 500 }, OWN_PAGE),
  play: sees(['listPages 500'], seesNotFound),
};
export const SettingsRateLimited: Story = {
  ...inState({ responses: { getBootstrap: 500, getSettings: 429, getStaticSettings: 429 } }),
  play: sees(['getSettings 429', 'getStaticSettings 429'], async ({ page, expect }) => {
    await expect(await page.findByRole('alert')).toHaveTextContent('technical difficulties');
  }),
};
export const SettingsCopyRefused: Story = {
  ...inState({ responses: { getBootstrap: 500, getSettings: 500, getStaticSettings: 400 } }),
  play: sees(['getStaticSettings 400'], async ({ page, expect }) => {
    await expect(await page.findByRole('alert')).toHaveTextContent('technical difficulties');
  }),
};
