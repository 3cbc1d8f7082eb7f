import { settle } from '@mocks/stripe/intents';
import { vi } from 'vitest';
import { rest } from './fake-time';
import { createPlayingEngine } from './streams';

/** Replaces what happy-dom cannot run: video, and the frames of the payment provider. */

vi.mock('@/player/engine/load-engine', () => {
  const loadEngine = async () => createPlayingEngine;
  return { loadEngine, waitUnlessLoading: async () => {} };
});

type Listener = (event: object) => void;

function cardElement() {
  return {
    mount: () => {},
    unmount: () => {},
    destroy: () => {},
    update: () => {},
    on(name: string, listener: Listener) {
      if (name === 'ready') void rest(0).then(() => listener({}));
      return this;
    },
    off() {
      return this;
    },
  };
}

const stripe = {
  elements: () => ({
    create: cardElement,
    getElement: () => null,
    update: () => {},
    submit: async () => ({}),
    on: () => {},
    off: () => {},
  }),
  createToken: async () => ({}),
  createPaymentMethod: async () => ({ paymentMethod: { id: PAYING_CARD_ID } }),
  confirmCardPayment: async () => ({}),
  // Stores the card, as the real payment provider does.
  confirmCardSetup: async (secret: string) => {
    await settle(location.origin, secret, PAYING_CARD_ID, 'en');
    return {};
  },
  handleNextAction: async () => ({}),
  registerAppInfo: () => {},
  _registerWrapper: () => {},
};

/** The demo channel's id for a card whose payments succeed. */
const PAYING_CARD_ID = 'pm_demo_success_visa_4242_1230_a1';

Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
