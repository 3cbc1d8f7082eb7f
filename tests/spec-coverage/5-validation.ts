import type { Row } from './row.ts';

const REGISTRATION = 'src/features/auth/rules/auth-forms.test.ts › registration › ';
const LOG_IN = 'src/features/auth/rules/auth-forms.test.ts › log-in › ';
const text = (id: string) => `tests/specified-texts.test.ts › ${id}`;
const clip =
  'e2e/clips.spec.ts › a clip from typing its times to watching it, with a toast wherever one is by then';
const FAVOURITE = 'src/lib/favourites/favourite-kind.test.ts › ';
const PREPARE = 'src/lib/purchase/prepare.test.ts › preparation › ';
const VARIANTS = 'src/theme/channel-theme.test.ts › the listed translucency variants are set';

/** 5. Validation rules. */
export const rows: readonly Row[] = [
  {
    id: 'rule email',
    says: 'An email must match the pattern: A valid email address is required',
    shownBy: [
      'src/lib/validation/patterns.test.ts › an e-mail address',
      `${REGISTRATION}email "fan": A valid email address is required`,
      text('field.email: '),
    ],
  },
  {
    id: 'rule email empty',
    says: 'Enter your Email',
    shownBy: [
      `${REGISTRATION}email "": Enter your Email`,
      'e2e/accounts.spec.ts › a log-in that is refused says so and keeps what was typed',
      text('field.emailEmpty'),
    ],
  },
  {
    id: 'rule login identifier',
    says: 'An email, or a number in its place',
    shownBy: [
      'src/lib/validation/patterns.test.ts › a log-in identifier is an address or a number at a school',
      `${LOG_IN}20451@northfield is let through`,
      `${LOG_IN}login "fan": A valid email address is required`,
    ],
  },
  {
    id: 'rule phone',
    says: 'An optional plus and 10 to 14 digits, separators allowed',
    shownBy: [
      'src/lib/validation/patterns.test.ts › a phone number › +1 555 010 0142: true',
      'src/lib/validation/patterns.test.ts › a phone number › 123456789: false',
      'src/lib/validation/patterns.test.ts › a phone number › 12345678901234: true',
      'src/lib/validation/patterns.test.ts › a phone number › 123456789012345: false',
    ],
  },
  {
    id: 'rule phone, parentheses',
    says: 'Digits and parentheses have a pattern, too',
    shownBy: [
      'src/lib/validation/patterns.test.ts › a phone number › (555) 010-0142: true',
      'src/lib/validation/patterns.test.ts › a phone number › (555 010-0142: false',
    ],
  },
  {
    id: 'rule required',
    says: 'Field is required',
    shownBy: [`${REGISTRATION}password "": Field is required`, text('field.required')],
  },
  {
    id: 'rule too short',
    says: 'Field length must be greater than {number}',
    shownBy: [
      'src/lib/validation/issue-problem.test.ts › a field that is too short asks for more than one less than its least',
      text('field.longer with {"number":7}'),
    ],
  },
  {
    id: 'rule too long',
    says: 'Field length must be less than {number}',
    shownBy: [`${REGISTRATION}first_name "aaa`, text('field.shorter with {"number":81}')],
  },
  {
    id: 'rule first name',
    says: 'Enter your first name',
    shownBy: [`${REGISTRATION}first_name "": Enter your first name`, text('field.firstName')],
  },
  {
    id: 'rule last name',
    says: 'Enter your last name',
    shownBy: [`${REGISTRATION}last_name "": Enter your last name`, text('field.lastName')],
  },
  {
    id: 'rule password too short',
    says: 'The password is too short',
    shownBy: [`${REGISTRATION}password "1234567": The password is too short`, text('field.passwordShort')],
  },
  {
    id: 'rule password mismatch',
    says: 'The password and password confirmation do not match',
    shownBy: [
      `${REGISTRATION}a confirmation of`,
      'e2e/accounts.spec.ts › in en › registering, and confirming',
      text('field.passwordMismatch: '),
    ],
  },
  {
    id: 'rule passwords don’t match',
    says: 'PASSWORDS DON’T MATCH, where a password is reset',
    shownBy: [
      'e2e/accounts-links.spec.ts › in en › a forgotten password',
      text('field.passwordMismatchShort'),
    ],
  },
  {
    id: 'rule terms',
    says: 'Please accept terms & conditions',
    shownBy: [
      `${REGISTRATION}terms false: Please accept terms & conditions`,
      'e2e/buy.spec.ts › a pass, from the list to the receipt',
      text('field.terms'),
    ],
  },
  {
    id: 'rule not registered yet',
    says: 'You are not registered yet. Please accept terms and conditions and click Register to continue.',
    shownBy: [
      'e2e/accounts-social.spec.ts › somebody new by a provider accepts the terms first',
      text('auth.notRegistered'),
    ],
  },
  {
    id: 'rule choose a card',
    says: 'Please select one of your saved cards or enter new one',
    shownBy: [
      'e2e/buy.spec.ts › a card has to be chosen where none of the saved ones works',
      text('buy.chooseCard'),
    ],
  },
  {
    id: 'rule clip tag',
    says: 'Please select tag',
    shownBy: [
      'src/features/clips/make/clip-draft.test.ts › a clip that is untagged',
      clip,
      text('clips.tagMissing'),
    ],
  },
  {
    id: 'rule clip name',
    says: 'Please fill in the input field.',
    shownBy: [
      'src/features/clips/make/clip-draft.test.ts › a clip that is unnamed',
      clip,
      text('clips.nameMissing'),
    ],
  },
  {
    id: 'rule clip duration',
    says: 'Your clip duration is longer than the end time',
    shownBy: [
      'src/features/clips/make/clip-draft.test.ts › a clip that is too long',
      clip,
      text('clips.tooLong'),
    ],
  },
  {
    id: 'rule promo code invalid',
    says: 'Promo code is invalid',
    shownBy: ['e2e/buy.spec.ts › promo codes: wrong, expired, right', text('error.promoInvalid')],
  },
  {
    id: 'rule promo code wrong',
    says: 'Wrong promo code',
    shownBy: ['e2e/buy.spec.ts › promo codes: wrong, expired, right', text('error.promoWrong')],
  },
  {
    id: 'rule recaptcha',
    says: 'A recaptcha token is required and must be valid',
    shownBy: [
      'e2e/accounts.spec.ts › is required, refuses a robot, and is asked for anew after every try',
      `${LOG_IN}a token is needed only where the channel asks for one`,
    ],
  },
  {
    id: 'rule favoritable_type, wrong type',
    says: 'It must be a string; else the error names the field as of wrong type',
    shownBy: [`${FAVOURITE}of the wrong type`],
  },
  {
    id: 'rule favoritable_type, allowed values',
    says: 'It must be participant, group or category; else the error names the field as not among allowed values',
    shownBy: [`${FAVOURITE}not among the allowed values`, `${FAVOURITE}can be a favourite`],
  },
  {
    id: 'rule favourites need a log-in',
    says: 'Listing them is refused: user must be logged in',
    shownBy: [
      'tests/conformance/conformance.integration.test.ts › 401 for visitors, where the contract documents it',
      'tests/favourites.test.tsx › a visitor has no favourites',
    ],
  },
  {
    id: 'text start favouriting',
    says: 'Please log in to start favouriting',
    shownBy: [
      'e2e/favourites.spec.ts › who presses a star is asked to log in, and has the favourite after',
      text('favourite.logIn'),
    ],
  },
  {
    id: 'rule id not selected',
    says: 'id not selected, where there is none',
    shownBy: [
      `${PREPARE}type=package with {}: buy.idNotSelected`,
      'e2e/buy.spec.ts › a basket without its team asks for it, and one with nothing says so',
      text('buy.idNotSelected'),
    ],
  },
  {
    id: 'rule single_event_package_id',
    says: 'A paid event needs its own package',
    shownBy: [
      `${PREPARE}type=event&event_id=3 with { isPaidEvent: true }: buy.idNotSelected`,
      `${PREPARE}type=event&event_id=3&single_event_package_id=8 with { isPaidEvent: true }: null`,
    ],
  },
  {
    id: 'rule team not selected',
    says: 'Package is TeamPass but team not selected',
    shownBy: [
      `${PREPARE}type=package&package_id=33 with { isTeamPass: true }: buy.teamNotSelected`,
      'e2e/buy.spec.ts › a basket without its team asks for it',
      text('buy.teamNotSelected'),
    ],
  },
  ...[
    ['footer-background', '20, 50, 70'],
    ['body-background', '10, 20, 50, 70'],
    ['body-text-color', '5, 10, 20, 50, 70, 95'],
    ['header-text-color', '50'],
  ].map(
    ([name = '', percents]): Row => ({
      id: `translucency of ${name}`,
      says: `${name} at ${percents} percent`,
      shownBy: [VARIANTS],
    }),
  ),
  {
    id: 'percent to hex',
    says: 'Percent converts to hex',
    shownBy: ['src/theme/color.test.ts › percent converts to hex'],
  },
];
