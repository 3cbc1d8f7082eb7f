import { isHumanToken } from '../../recaptcha/token.ts';
import type { World } from '../../store/world.ts';
import { failure } from '../failure.ts';

/** Requires a reCAPTCHA token if the channel has a site key. Each token can be used once. */
export function checkHuman(world: World, token: string | null): void {
  if (world.catalogue.settings.recaptcha_site_key === null) return;
  if (!token) {
    const message = 'The reCAPTCHA token is required.';
    throw failure(400, 'recaptcha_required', message, { recaptcha_token: [message] });
  }
  const { tokens } = world.store;
  if (!isHumanToken(token) || tokens.find((row) => row.token === token)) {
    const message = 'reCAPTCHA is invalid, or you are a robot.';
    throw failure(400, 'recaptcha_invalid', message, { recaptcha_token: [message] });
  }
  tokens.add({ token });
}
