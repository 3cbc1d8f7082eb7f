import { settle } from '@mocks/stripe/intents';
import { vi } from 'vitest';
import { fakeEngine } from '@/player/engine/fake-engine.test-help';
import { rest } from './fake-time';

/** What no document outside of a browser can carry: pictures that move, and the frames of the payment provider. */

vi.mock('@/player/engine/load-engine', () => {
  const loadEngine = async () => () => {
    const engine = fakeEngine();
    const load = engine.load;
    engine.load = (source) => {
      load(source);
      void rest(0).then(() => engine.moves());
    };
    return engine;
  };
  return { loadEngine, behindPoster: async () => {} };
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
  createPaymentMethod: async () => ({ paymentMethod: { id: PAYS } }),
  confirmCardPayment: async () => ({}),
  // The demo channel's provider keeps the card, as the real one would.
  confirmCardSetup: async (secret: string) => {
    await settle(location.origin, secret, PAYS, 'en');
    return {};
  },
  handleNextAction: async () => ({}),
  registerAppInfo: () => {},
  _registerWrapper: () => {},
};

/** A card that pays, as the demo channel's provider names it. */
const PAYS = 'pm_demo_success_visa_4242_1230_a1';

Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
