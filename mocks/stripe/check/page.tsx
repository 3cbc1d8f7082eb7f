/** A small checkout with the real React wrappers, for the browser test. */
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const locale = query.get('locale') === 'fr' ? 'fr' : 'en';
const secret = query.get('secret');
const split = query.has('split');

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [said, setSaid] = useState('');
  const [change, setChange] = useState('');

  async function pay(): Promise<unknown> {
    if (!stripe || !elements) return null;
    if (split) {
      const card = elements.getElement(CardNumberElement);
      return card ? stripe.createPaymentMethod({ type: 'card', card }) : null;
    }
    const checked = await elements.submit();
    if (checked.error) return checked;
    if (!secret) return stripe.createPaymentMethod({ elements });
    const confirmParams = { return_url: location.href };
    return secret.startsWith('seti')
      ? stripe.confirmSetup({ elements, clientSecret: secret, confirmParams, redirect: 'if_required' })
      : stripe.confirmPayment({ elements, clientSecret: secret, confirmParams, redirect: 'if_required' });
  }

  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        setSaid('');
        setSaid(JSON.stringify(await pay()));
      }}
    >
      {/* The button is above the frame, because the frame grows when it loses focus. A button below it would
        move away from the click. */}
      <button type="submit">Pay</button>
      <button
        type="button"
        onClick={async () =>
          setSaid(JSON.stringify(await stripe?.handleNextAction({ clientSecret: secret ?? '' })))
        }
      >
        Authenticate
      </button>
      {split ? (
        <>
          <CardNumberElement />
          <CardExpiryElement />
          <CardCvcElement />
        </>
      ) : (
        <PaymentElement onChange={({ complete, empty }) => setChange(JSON.stringify({ complete, empty }))} />
      )}
      <output id="said">{said}</output>
      <output id="change">{change}</output>
    </form>
  );
}

await import(/* @vite-ignore */ new URL('/demo/stripe.js', location.origin).href);
const appearance = {
  variables: { colorText: '#123456' },
  rules: { '.Input': { borderColor: 'rgb(1, 2, 3)' } },
};
const container = document.createElement('main');
document.body.append(container);
createRoot(container).render(
  <StrictMode>
    <Elements
      stripe={loadStripe('pk_test_demo', { locale })}
      options={
        split
          ? { locale }
          : {
              mode: 'payment',
              amount: 1099,
              currency: 'usd',
              locale,
              appearance,
              paymentMethodCreation: 'manual',
            }
      }
    >
      <Checkout />
    </Elements>
  </StrictMode>,
);
