import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { outsideAddresses } from '../../../browser/outside-addresses';
import { allowScriptAddresses } from '../../../browser/trusted-types';
import { LANGUAGES, type Language } from '../../../i18n/languages';

const loading = new Map<string, Promise<Stripe>>();

/** Loads Stripe's script, which only the checkout needs. After a failure, the next call loads it again. */
export function stripeFor(key: string, language: Language): Promise<Stripe> {
  const name = `${key} ${language}`;
  const known = loading.get(name);
  if (known) return known;
  const promise = load(key, language).catch((error: unknown) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, promise);
  return promise;
}

async function load(key: string, language: Language): Promise<Stripe> {
  allowScriptAddresses();
  const demoScript = outsideAddresses().stripe;
  if (demoScript && !window.Stripe) await loadModule(demoScript);
  const stripe = await loadStripe(key, { locale: LANGUAGES[language].stripe });
  if (!stripe) throw new Error('Stripe did not load');
  return stripe;
}

function loadModule(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the stand-in did not load'));
    };
    document.head.append(script);
  });
}

/** The channel's colours and fonts for Stripe's frames, which cannot use the page's styles. */
export function stripeAppearance(read: (property: string) => string, scheme: string | undefined): Appearance {
  const text = read('--body-text-color');
  const danger = read('--danger-text');
  return {
    theme: scheme === 'light' ? 'stripe' : 'night',
    variables: {
      colorPrimary: read('--accent-edge'),
      colorBackground: read('--body-background'),
      colorText: text,
      colorTextSecondary: read('--muted-text'),
      colorTextPlaceholder: read('--muted-text'),
      colorDanger: danger,
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '10px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${read('--muted-text')}`, boxShadow: 'none', padding: '12px 16px' },
      '.Input--invalid': { border: `1px solid ${danger}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '14px', color: text },
    },
  };
}

export function pageAppearance(): Appearance {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  return stripeAppearance((name) => style.getPropertyValue(name).trim(), root.dataset.scheme);
}
