import { ERROR_TEXTS, seesHeading, seesPanel } from '@storybook-site/story-help/expectations';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Pages', ...at('/contacts') };

export const Contacts: Story = {
  play: sees(['getCustomForm 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
    await expect(await page.findByRole('button', { name: /Send|Write an email/ })).toBeEnabled();
  }),
};

export const ContactsFormErrors: Story = {
  play: acts(async ({ page, user, expect }) => {
    await user.click(await page.findByRole('button', { name: /Send|Write an email/ }));
    await expect(
      (await page.findAllByRole('textbox', { description: /Field is required/ }))[0],
    ).toBeInvalid();
  }),
};

/** A channel without a contact form shows neither a form nor an error. */
export const ContactsWithoutForm: Story = {
  ...inState({ responses: { getCustomForm: 404 } }),
  play: sees(['getCustomForm 404'], async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'hello@northfield.grandstand.test' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /Send|Write an email/ })).not.toBeInTheDocument();
    await expect(page.queryByText('This could not be loaded')).not.toBeInTheDocument();
  }),
};
export const ContactsFormFailed: Story = {
  ...inState({ responses: { getCustomForm: 500 } }),
  play: sees(['getCustomForm 500'], seesPanel(500)),
};

export const Questions: Story = {
  ...inState({ path: '/faq' }),
  play: sees(['listFaq 200'], async ({ page, user, expect }) => {
    await expect(await page.findByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
    await user.type(page.getByRole('searchbox', { name: 'Search the FAQ' }), 'pass');
    await expect(await page.findByText(/^\d+ questions?$/)).toBeVisible();
  }),
};
export const QuestionsNone: Story = {
  ...inState({ path: '/faq', scenario: 'nothing-on' }),
  play: acts(seesHeading('Nothing here yet')),
};

/** Checks that the questions from start-up stay, even if the refetch fails. */
const FAQ = { path: '/faq' };
const seesQuestions: Parameters<typeof acts>[0] = async ({ page, expect }) => {
  await expect((await page.findAllByRole('group'))[0]).toBeVisible();
  await expect(page.queryByText(ERROR_TEXTS[500])).not.toBeInTheDocument();
};
export const QuestionsRateLimited: Story = {
  ...inState({ ...FAQ, responses: { listFaq: 429 } }),
  play: sees(['listFaq 429'], seesQuestions),
};
export const QuestionsFailed: Story = {
  ...inState({ ...FAQ, responses: { listFaq: 500 } }),
  play: sees(['listFaq 500'], seesQuestions),
};

/** The HTML of these pages is part of the channel's data, so the pages wait for that request. */
const loading = (path: string): Story => ({
  ...inState({ path, responses: { getBootstrap: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('status', { name: 'Loading…' })).toBeVisible();
    await expect(page.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  }),
});
const failed = (path: string): Story => ({
  ...inState({ path, responses: { getBootstrap: 500, getSettings: 500, getStaticSettings: 500 } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getByText(ERROR_TEXTS[500])).toBeVisible();
  }),
});
/** The channel has no text for this page, so the page says so and offers a link. */
const empty = (path: string, alias: string): Story => ({
  ...inState({
    path,
    arrange: ({ catalogue: { settings } }) => {
      settings.static_blocks = settings.static_blocks.filter((block) => block.alias !== alias);
    },
  }),
  play: acts(async (context) => {
    await seesHeading(/./, 1)(context);
    await context
      .expect(await context.page.findByText(/^The channel hasn’t published this page yet\./))
      .toBeVisible();
    await context.expect(context.page.getAllByRole('link', { name: 'Contact us' })[0]).toBeVisible();
  }),
});
const content = (path: string): Story => ({ ...inState({ path }), play: acts(seesHeading(/./, 1)) });

export const About: Story = content('/about');
export const AboutLoading: Story = loading('/about');
export const AboutFailed: Story = failed('/about');
export const AboutEmpty: Story = empty('/about', 'about');
export const Simulate: Story = content('/simulate');
export const SimulateLoading: Story = loading('/simulate');
export const SimulateFailed: Story = failed('/simulate');
export const SimulateEmpty: Story = empty('/simulate', 'simulate');
export const PrivacyPolicy: Story = content('/privacy_policy');
export const PrivacyPolicyLoading: Story = loading('/privacy_policy');
export const PrivacyPolicyFailed: Story = failed('/privacy_policy');
export const PrivacyPolicyEmpty: Story = empty('/privacy_policy', 'privacy_policy');
export const TermsAndConditions: Story = content('/terms_conditions');
export const TermsAndConditionsLoading: Story = loading('/terms_conditions');
export const TermsAndConditionsFailed: Story = failed('/terms_conditions');
export const TermsAndConditionsEmpty: Story = empty('/terms_conditions', 'terms_conditions');
export const OwnPageWithText: Story = {
  ...inState({ path: '/women-in-sport' }),
  play: acts(seesHeading(/./, 1)),
};
export const NotFound: Story = {
  ...inState({ path: '/nothing/here' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  }),
};
