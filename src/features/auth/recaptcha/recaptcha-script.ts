import { allowScriptAddresses } from '../../../browser/trusted-types';

/** The part of Google's reCAPTCHA API that the forms use. */
export interface Recaptcha {
  ready(call: () => void): void;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      theme: 'light' | 'dark';
      size: 'normal' | 'compact';
      hl: string;
      callback(token: string): void;
      'expired-callback'(): void;
      'error-callback'(): void;
    },
  ): number;
  reset(widget: number): void;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

let loading: Promise<Recaptcha> | null = null;

/** Loads the reCAPTCHA script once. After a failure, the next call loads it again. */
export function loadRecaptcha(address: string): Promise<Recaptcha> {
  loading ??= load(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(address: string): Promise<Recaptcha> {
  allowScriptAddresses();
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const own = address.startsWith('/');
    // A replacement script of the site is a module; Google's script is a classic script.
    if (own) script.type = 'module';
    script.src = own ? address : `${address}?render=explicit`;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('reCAPTCHA did not load'));
    };
    document.head.append(script);
  });
  const { grecaptcha } = globalThis;
  if (!grecaptcha) throw new Error('reCAPTCHA is not there');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}
