import { useState } from 'react';

/**
 * Counts the attempts to send a form: a reCAPTCHA token is valid once, so each failure requests a new token.
 */
export function useRecaptchaRound(clearToken: () => void) {
  const [round, setRound] = useState(0);
  async function renewOnFailure<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      clearToken();
      setRound((now) => now + 1);
      throw error;
    }
  }
  return { round, renewOnFailure };
}
