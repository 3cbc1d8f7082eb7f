/** A token that the demo backend takes once, or one that it refuses as a robot's. */
export function makeToken(human: boolean, random: string): string {
  return `recaptcha-demo-${human ? 'ok' : 'robot'}-${random}`;
}

/** What the backend makes of a token. Whether it was used before, the backend knows. */
export const isHumanToken = (token: string) => /^recaptcha-demo-ok-[0-9a-z-]{8,64}$/.test(token);
