/** Returns a token that the demo backend accepts once, or one that it rejects as a robot's. */
export function makeToken(human: boolean, random: string): string {
  return `recaptcha-demo-${human ? 'ok' : 'robot'}-${random}`;
}

/** Whether a token belongs to a person. The backend also checks that it was not used before. */
export const isHumanToken = (token: string) => /^recaptcha-demo-ok-[0-9a-z-]{8,64}$/.test(token);
