import { SAYS, seesHeading, seesPanel } from '@storybook-site/story-help/looks';
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

/** A channel without the form shows nothing instead. */
export const ContactsWithoutForm: Story = {
  ...inState({ answers: { getCustomForm: 404 } }),
  play: sees(['getCustomForm 404'], async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'hello@northfield.grandstand.test' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /Send|Write an email/ })).not.toBeInTheDocument();
    await expect(page.queryByText('This could not be loaded')).not.toBeInTheDocument();
  }),
};
export const ContactsFormFailed: Story = {
  ...inState({ answers: { getCustomForm: 500 } }),
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

/** The questions from start-up stay, even if the refetch fails. */
const FAQ = { path: '/faq' };
const seesKept: Parameters<typeof acts>[0] = async ({ page, expect }) => {
  await expect((await page.findAllByRole('group'))[0]).toBeVisible();
  await expect(page.queryByText(SAYS[500])).not.toBeInTheDocument();
};
export const QuestionsRateLimited: Story = {
  ...inState({ ...FAQ, answers: { listFaq: 429 } }),
  play: sees(['listFaq 429'], seesKept),
};
export const QuestionsFailed: Story = {
  ...inState({ ...FAQ, answers: { listFaq: 500 } }),
  play: sees(['listFaq 500'], seesKept),
};

export const About: Story = { ...inState({ path: '/about' }), play: acts(seesHeading(/./, 1)) };
export const Simulate: Story = { ...inState({ path: '/simulate' }), play: acts(seesHeading(/./, 1)) };
export const PrivacyPolicy: Story = {
  ...inState({ path: '/privacy_policy' }),
  play: acts(seesHeading(/./, 1)),
};
export const TermsAndConditions: Story = {
  ...inState({ path: '/terms_conditions' }),
  play: acts(seesHeading(/./, 1)),
};
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
