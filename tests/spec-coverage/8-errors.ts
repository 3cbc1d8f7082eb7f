import type { Row } from './row.ts';

const said = (code: string) => `tests/error-messages.test.ts › ${code}`;
const text = (id: string) => `tests/specified-texts.test.ts › ${id}`;
const HEALED = 'tests/mutator/keys.test.ts › an error that names a key › ';

/** 8. The error catalogue. */
export const rows: readonly Row[] = [
  {
    id: 'error email already registered',
    says: 'The email address you have entered is already registered.',
    shownBy: [
      said('{"code":"email_already_registered"}'),
      text('error.emailRegistered'),
      'e2e/accounts.spec.ts › in en › registering, and confirming',
    ],
  },
  {
    id: 'error wrong auth data',
    says: 'Wrong auth data',
    shownBy: [
      said('{"code":"wrong_auth_data"}'),
      text('error.wrongAuthData'),
      'e2e/accounts-social.spec.ts › google is left for, and leads back',
    ],
  },
  {
    id: 'error already logged in',
    says: 'Who is logged in already hears so',
    shownBy: [
      said('{"code":"already_logged_in"}'),
      'e2e/accounts.spec.ts › who is logged in already goes on, and hears why',
    ],
  },
  {
    id: 'error verification failed',
    says: 'Verification your email address failed.',
    shownBy: [
      said('{"code":"verification_failed"}'),
      text('error.verificationFailed'),
      'e2e/accounts-links.spec.ts › links of confirmation that fail',
    ],
  },
  {
    id: 'error email already verified',
    says: 'Your email already verified.',
    shownBy: [
      said('{"code":"email_already_verified"}'),
      text('error.alreadyVerified'),
      'e2e/accounts-links.spec.ts › an address that is confirmed already, and a link that is too old',
    ],
  },
  {
    id: 'error user not found',
    says: 'Nobody has that address',
    shownBy: [said('{"code":"user_not_found"}'), 'e2e/accounts-links.spec.ts › a forgotten password'],
  },
  {
    id: 'error reset key expired',
    says: 'The link for a new password is too old',
    shownBy: [
      said('{"code":"reset_key_expired"}'),
      'e2e/accounts-links.spec.ts › links for a new password that fail',
    ],
  },
  {
    id: 'error reset password failed',
    says: 'The password was not reset',
    shownBy: [
      said('{"code":"reset_failed"}'),
      'e2e/accounts-links.spec.ts › links for a new password that fail',
    ],
  },
  {
    id: 'error request cancelled',
    says: 'ERR_CANCELED',
    shownBy: [
      'tests/mutator/sharing.test.ts › a caller that aborts › leaves the others undisturbed',
      'tests/mutator/sharing.test.ts › a caller that aborts › before the call makes none',
    ],
  },
  {
    id: 'error wrong promo code',
    says: 'Wrong promo code',
    shownBy: [
      said('{"code":"promo_code_wrong"}'),
      "src/features/checkout/settlement/refusal.test.ts › { code: 'promo_code_wrong' }",
    ],
  },
  {
    id: 'error recaptcha token required',
    says: 'A token is asked for',
    shownBy: [
      said('{"code":"recaptcha_required"}'),
      'src/api/form-refusal.test.ts › no token',
      'e2e/accounts.spec.ts › is required, refuses a robot',
    ],
  },
  {
    id: 'error recaptcha invalid or robot',
    says: 'A robot is refused',
    shownBy: [
      said('{"code":"recaptcha_invalid"}'),
      'src/api/form-refusal.test.ts › a robot',
      'e2e/accounts.spec.ts › is required, refuses a robot',
    ],
  },
  {
    id: 'error invalid email or password',
    says: 'Invalid email or password. Please try again.',
    shownBy: [
      said('{"code":"invalid_credentials"}'),
      text('error.invalidCredentials'),
      'e2e/accounts.spec.ts › a log-in that is refused says so and keeps what was typed',
    ],
  },
  {
    id: 'error no channel or API key found',
    says: 'A key that is not found is known by its field or by its words',
    shownBy: [
      `${HEALED}api_key: dropped`,
      `${HEALED}channel_key: dropped`,
      `${HEALED}is found by its words where an older backend names no field`,
    ],
  },
  {
    id: 'text something went wrong',
    says: 'Something went wrong. Please try again or contact technical support',
    shownBy: [
      said('{"status":400,"code":"something_new"}'),
      text('error.somethingWrong'),
      'tests/faults/browse.test.tsx › listEvents: 400',
    ],
  },
  {
    id: 'text undefined error',
    says: 'Undefined error, where an answer says nothing',
    shownBy: [said('{"status":202,"code":null}: Undefined error'), text('error.undefined')],
  },
  {
    id: 'text incorrect password',
    says: 'Incorrect password',
    shownBy: ['e2e/accounts-profile.spec.ts › changes that are refused', text('field.passwordWrong')],
  },
  {
    id: 'text wrong auth data',
    says: 'Wrong auth data',
    shownBy: [
      'e2e/accounts-social.spec.ts › an answer to another session is not taken',
      text('error.wrongAuthData'),
    ],
  },
  {
    id: 'text verification failed',
    says: 'Verification your email address failed.',
    shownBy: [
      'e2e/accounts-links.spec.ts › in en › links of confirmation that fail',
      text('error.verificationFailed'),
    ],
  },
  {
    id: 'text already verified',
    says: 'Your email already verified.',
    shownBy: [
      'e2e/accounts-links.spec.ts › in en › an address that is confirmed already',
      text('error.alreadyVerified'),
    ],
  },
  {
    id: 'text technical difficulties',
    says: 'Apologies! Our service is currently experiencing technical difficulties.',
    shownBy: [
      said('{"status":500,"code":"server_error"}'),
      text('error.difficulties'),
      'e2e/start-up.spec.ts › without either, the viewer is told, and may try again',
    ],
  },
  {
    id: 'text of the player',
    says: 'Oops! We are currently experiencing technical difficulties',
    shownBy: [
      'e2e/player-recovers.spec.ts › or says so, in the words of the channel, and tries again when asked',
      text('player.stateFailed'),
    ],
  },
  {
    id: 'text clip creating failed',
    says: 'clip creating failed',
    shownBy: [
      'e2e/clips.spec.ts › a clip that fails says so where one is by then, and in the profile',
      text('clips.failed'),
    ],
  },
  {
    id: 'text no passes available',
    says: 'No passes available',
    shownBy: ['e2e/buy.spec.ts › a channel that sells nothing says so', text('buy.noPasses')],
  },
  {
    id: 'text already bought',
    says: 'You already bought this {type}.',
    shownBy: ['e2e/buy.spec.ts › a pass, from the list to the receipt', text('buy.alreadyBought with')],
  },
  {
    id: 'status 400',
    says: 'A bad request is refused and not repeated',
    shownBy: [
      'tests/mutator/retry.test.ts › what can’t pass is not repeated › 400',
      'tests/conformance/conformance.integration.test.ts › 400 for what is malformed, where the contract documents it',
    ],
  },
  {
    id: 'status 429',
    says: 'A global error is shown, nothing is repeated',
    shownBy: [
      'tests/mutator/retry.test.ts › 429 › shows the global error, even with a Retry-After',
      'tests/specified-calls.test.ts › throttling and a server error are documented wherever they can come',
    ],
  },
  {
    id: 'status 500',
    says: 'A server error is repeated once, then fails',
    shownBy: [
      'tests/mutator/retry.test.ts › by default a call is repeated once after 1,000 ms › and then fails',
      'tests/specified-calls.test.ts › throttling and a server error are documented wherever they can come',
    ],
  },
  {
    id: 'status 401',
    says: 'The user is cleared',
    shownBy: [
      'tests/mutator/keys.test.ts › 401 › clears the user and refetches the API key, keeping the channel key',
      'tests/conformance/conformance.integration.test.ts › 401 for visitors, where the contract documents it',
    ],
  },
  {
    id: 'status 401 of the profile',
    says: 'It is an allowed code',
    shownBy: ['tests/mutator/keys.test.ts › 401 › of the profile is an answer: there is no user'],
  },
  {
    id: 'status 404 of a custom form',
    says: 'It silently yields nothing',
    shownBy: [
      'tests/mutator/retry.test.ts › results › 404 on a custom form yields nothing',
      'e2e/pages.spec.ts › contacts › a channel without the form shows nothing in its place',
    ],
  },
  {
    id: 'key errors: keys dropped and fetched',
    says: 'Stored keys are dropped, a fresh one is fetched, the request repeated once after 1 second',
    shownBy: [
      `${HEALED}api_key: dropped, fetched, repeated once after 1 second`,
      `${HEALED}channel_key: dropped, fetched, repeated once after 1 second`,
      'e2e/start-up.spec.ts › a dropped key is replaced and the viewer notices nothing',
    ],
  },
  {
    id: 'key errors: api-key event',
    says: 'An event is emitted that leads to WHOOPS!',
    shownBy: [
      `${HEALED}that the repeat does not heal is lost, and not repeated again`,
      'e2e/start-up.spec.ts › WHOOPS! › shows in the middle of a visit when the fresh key is refused too',
      'tests/faults/browse.test.tsx › listEvents: bad API key',
    ],
  },
  {
    id: 'cancelled requests',
    says: 'They pass through, and are not logged',
    shownBy: [
      'tests/mutator/sharing.test.ts › a caller that aborts',
      'tests/mutator/reports.test.ts › but not one that was cancelled',
    ],
  },
  {
    id: 'missing key',
    says: 'NO_API_KEY',
    shownBy: ['tests/mutator/keys.test.ts › missing keys › that can’t be had reject with NO_API_KEY, unsent'],
  },
  {
    id: 'non-200 successes',
    says: 'They are rejected',
    shownBy: [
      'tests/mutator/retry.test.ts › is rejected: only 200 is a success',
      'tests/mutator/retry.test.ts › results › 204 is rejected too',
    ],
  },
  {
    id: 'failed orders',
    says: 'They reject with the popup flag',
    shownBy: [
      'src/features/checkout/settlement/settle-order.test.ts › rejects on failed, with the flag that it is told in a popup',
      'e2e/buy.spec.ts › a payment that fails later is told in a popup',
    ],
  },
  {
    id: 'identical calls',
    says: 'Those under way are shared',
    shownBy: ['tests/mutator/sharing.test.ts › identical calls under way are one'],
  },
  {
    id: 'per call: retry count and delay',
    says: 'Each call has its own',
    shownBy: [
      'tests/mutator/retry.test.ts › each call says of itself › how often it is repeated, and after how long',
      'tests/mutator/retry.test.ts › what costs or creates is never repeated',
    ],
  },
  {
    id: 'per call: global error',
    says: 'Each call says whether its failure is shown globally',
    shownBy: [
      'tests/mutator/retry.test.ts › each call says of itself › whether its failure is told on top of what the screen shows',
    ],
  },
  {
    id: 'per call: crash codes',
    says: 'Each call says which failures its screen can’t go on after',
    shownBy: [
      'tests/mutator/retry.test.ts › each call says of itself › which failures its screen can’t go on after',
    ],
  },
  {
    id: 'per call: allowed codes',
    says: 'Each call says which codes are answers',
    shownBy: [
      'tests/mutator/keys.test.ts › 401 › of the profile is an answer: there is no user',
      'tests/mutator/retry.test.ts › results › 404 on a custom form yields nothing',
    ],
  },
  {
    id: 'errors are logged',
    says: 'Every error but the skipped codes',
    shownBy: ['tests/mutator/reports.test.ts › a failed request is told to the error log'],
  },
  {
    id: 'errors not logged: 401',
    says: '401 is skipped',
    shownBy: ['tests/mutator/keys.test.ts › 401 › is not reported to the error log'],
  },
  {
    id: 'errors not logged: 404 where set',
    says: '404 is skipped where the call says so',
    shownBy: [
      'tests/mutator/retry.test.ts › results › 404 on a custom form is not reported to the error log, 500 is',
    ],
  },
];
