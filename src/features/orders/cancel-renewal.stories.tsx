import type { Order } from '@generated/model';
import { MEMBER } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { seesToast } from '@storybook-site/story-help/notices';
import { onlyOrder } from '@storybook-site/story-help/orders';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default {
  title: 'Screens/Profile/Cancel renewal, portal',
  ...at('/profile', { account: MEMBER, arrange: onlyOrder('subscription', {}) }),
};

const cancelling = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, 'Cancel renewal');
  await press(context, 'Cancel the renewal');
  await look(context);
};

/** Checks that the dialog stays open, with the reason and both buttons. */
const refusedWith = (text: string) =>
  cancelling(async (context) => {
    await seesAlert(text)(context);
    await context.expect(context.page.getByRole('button', { name: 'Keep it' })).toBeEnabled();
    await context.expect(context.page.getByRole('button', { name: 'Cancel the renewal' })).toBeEnabled();
  });

export const Asked: Story = {
  flows: {
    cancel: {
      'Presses “Cancel the renewal”': 'screens-profile-cancel-renewal-portal--in-progress',
      'Presses “Keep it”': 'screens-profile-cancel-renewal-portal--kept',
      'The server fails': 'screens-profile-cancel-renewal-portal--failed',
    },
  },
  play: acts(async (context) => {
    await press(context, 'Cancel renewal');
    await seesHeading('Cancel the automatic renewal?')(context);
    await seesText(/You can keep watching until/)(context);
  }),
};

export const Kept: Story = {
  flows: { cancel: {} },
  play: acts(async (context) => {
    await press(context, 'Cancel renewal');
    await press(context, 'Keep it');
    await context.expect(context.page.queryByRole('dialog')).not.toBeInTheDocument();
    await seesText('Auto-Renewal')(context);
  }),
};

export const InProgress: Story = {
  ...inState({ responses: { getOrder: 'never' } }),
  flows: {
    cancel: {
      'The channel carries it out': 'screens-profile-cancel-renewal-portal--done',
      'The channel goes on renewing': 'screens-profile-cancel-renewal-portal--taken-back',
    },
  },
  play: sees(
    ['unsubscribe 200'],
    cancelling(async (context) => {
      const text = 'Your cancellation of automatic renewal is being processed.';
      await seesText(text)(context);
      await context.expect(context.page.getByText(text).closest('[role=status]')).toHaveFocus();
    }),
  ),
};

export const Done: Story = {
  flows: { cancel: { 'Is back later': 'screens-profile-active-orders--renewal-cancelled' } },
  play: sees(
    ['unsubscribe 200', 'getOrder 200'],
    cancelling(seesText('Your Auto Renewal cancellation has been successfully processed')),
  ),
};

let kept: Order | undefined;

/** The backend reverts the cancellation, so that the order renews again. */
export const TakenBack: Story = {
  ...inState({
    arrange(world) {
      onlyOrder('subscription', {})(world);
      kept = world.store.orders.all()[0]?.order;
    },
    responses: { getOrder: () => Response.json({ ...kept, auto_renewal: 'on' }) },
  }),
  flows: { cancel: {} },
  play: acts(cancelling(seesToast(/and is still on/))),
};

export const Refused: Story = {
  ...inState({ responses: { unsubscribe: 400 } }),
  play: sees(['unsubscribe 400'], refusedWith(ERROR_TEXTS[400])),
};
export const SessionOver: Story = {
  ...inState({ responses: { unsubscribe: 401 } }),
  play: sees(['unsubscribe 401'], cancelling(seesHeading('Log in', 1))),
};
export const OrderUnknown: Story = {
  ...inState({ responses: { unsubscribe: 404 } }),
  play: sees(['unsubscribe 404'], refusedWith(ERROR_TEXTS[404])),
};
export const RateLimited: Story = {
  ...inState({ responses: { unsubscribe: 429 } }),
  play: sees(['unsubscribe 429'], refusedWith(ERROR_TEXTS[429])),
};
export const Failed: Story = {
  ...inState({ responses: { unsubscribe: 500 } }),
  flows: {
    cancel: { 'Presses “Cancel the renewal” again': 'screens-profile-cancel-renewal-portal--in-progress' },
  },
  play: sees(['unsubscribe 500'], refusedWith(ERROR_TEXTS[500])),
};
export const Offline: Story = {
  ...inState({ responses: { unsubscribe: 'no connection' } }),
  play: acts(refusedWith('The server isn’t responding. Check your connection and try again.')),
};

const PORTAL = 'Cards and invoices';
const opening = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, PORTAL);
  await look(context);
};
const staysWith = (text: string) =>
  opening(async (context) => {
    await seesToast(text)(context);
    await context.expect(context.page.getByRole('button', { name: PORTAL })).toBeEnabled();
  });

/** The portal's URL is an anchor on this page, so that the browser stays in the story. */
export const PortalOpened: Story = {
  ...inState({
    responses: { getCustomerPortal: () => Response.json({ url: new URL('#portal', location.href).href }) },
  }),
  play: sees(
    ['getCustomerPortal 200'],
    opening(async ({ page, expect }) => {
      await page.findByRole('button', { name: PORTAL, busy: false });
      await expect(location.hash).toBe('#portal');
      history.replaceState(null, '', location.pathname + location.search);
    }),
  ),
};
export const PortalRefused: Story = {
  ...inState({ responses: { getCustomerPortal: 400 } }),
  play: sees(['getCustomerPortal 400'], staysWith(ERROR_TEXTS[400])),
};
export const PortalSessionOver: Story = {
  ...inState({ responses: { getCustomerPortal: 401 } }),
  play: sees(['getCustomerPortal 401'], opening(seesHeading('Log in', 1))),
};
export const PortalUnknown: Story = {
  ...inState({ responses: { getCustomerPortal: 404 } }),
  play: sees(['getCustomerPortal 404'], staysWith(ERROR_TEXTS[404])),
};
export const PortalRateLimited: Story = {
  ...inState({ responses: { getCustomerPortal: 429 } }),
  play: sees(['getCustomerPortal 429'], staysWith(ERROR_TEXTS[429])),
};
export const PortalFailed: Story = {
  ...inState({ responses: { getCustomerPortal: 500 } }),
  play: sees(['getCustomerPortal 500'], staysWith(ERROR_TEXTS[500])),
};
