/** A token that the demo backend accepts once, or one that it rejects as a robot's. */
export function makeToken(human: boolean, random: string): string {
  return `recaptcha-demo-${human ? 'ok' : 'robot'}-${random}`;
}

/** The backend's verdict on a token; the backend itself knows whether it was used before. */
export const isHumanToken = (token: string) => /^recaptcha-demo-ok-[0-9a-z-]{8,64}$/.test(token);
