import { globSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { describe, expect } from 'vitest';
import { eachCase, shows } from './statements/shows';

const texts: Record<string, string> = Object.assign(
  {},
  ...globSync('src/i18n/messages/*/en.json').map((file) => JSON.parse(readFileSync(file, 'utf8'))),
);
const { formatMessage } = createIntl({ locale: 'en', messages: texts });

/**
 * The texts must match the specification word for word. The tests of each screen check where they are shown.
 */
describe('texts of the specification', () => {
  eachCase([
    ['title.home', 'Home', shows('page title Home (title.home)')],
    ['title.packages', 'Packages', shows('page title Packages (title.packages)')],
    ['title.vod', 'vod', shows('page title vod (title.vod)')],
    ['title.watch', 'Watch', shows('page title Watch (title.watch)')],
    ['title.share', 'Share', shows('page title Share (title.share)')],
    ['title.watchEmbed', 'Watch Embed', shows('page title Watch Embed (title.watchEmbed)')],
    ['title.events', 'Events', shows('page title Events (title.events)')],
    ['title.login', 'Login', shows('page title Login (title.login)')],
    ['title.registration', 'Registration', shows('page title Registration (title.registration)')],
    ['title.verifyNotice', 'Verify notice', shows('page title Verify notice (title.verifyNotice)')],
    ['title.verify', 'Verify', shows('page title Verify (title.verify)')],
    [
      'title.passwordResetRequest',
      'Password reset request',
      shows('page title Password reset request (title.passwordResetRequest)'),
    ],
    ['title.passwordReset', 'Password reset', shows('page title Password reset (title.passwordReset)')],
    ['title.profile', 'Profile', shows('page title Profile (title.profile)')],
    ['title.updateProfile', 'Update profile', shows('page title Update profile (title.updateProfile)')],
    ['title.contacts', 'Contacts', shows('page title Contacts (title.contacts)')],
    ['title.buy', 'Buy', shows('page title Buy (title.buy)')],
    ['title.selectPackage', 'Select package', shows('page title Select package (title.selectPackage)')],
    ['title.faq', 'FAQ', shows('page title FAQ (title.faq)')],
    ['title.simulate', 'Simulate', shows('page title Simulate (title.simulate)')],
    ['title.about', 'About us', shows('page title About us (title.about)')],
    ['title.notFound', '404', shows('page title 404 (title.notFound)')],
    ['whoops.title', 'WHOOPS!', shows('WHOOPS!')],
    ['consent.accept', 'Accept', shows('cookie notice')],
    ['event.loginToWatch', 'LOGIN TO WATCH', shows('protected event LOGIN TO WATCH')],
    ['event.registerToWatch', 'REGISTER TO WATCH FREE', shows('protected event REGISTER TO WATCH FREE')],
    ['gender.male', 'Men (M)', shows('gender Men (M)')],
    ['gender.female', 'Women (W)', shows('gender Women (W)')],
    ['gender.unknown', 'Not identified', shows('gender not identified')],
    ['orders.paid', 'Paid', shows('display status Paid')],
    ['orders.inactive', 'Inactive', shows('display status Inactive')],
    ['orders.refunded', 'Refunded', shows('display status Refunded')],
    ['orders.active', 'Active', shows('display status Active')],
    ['orders.newSubscription', 'New subscription', shows('kind New subscription')],
    ['orders.renewal', 'Subscription Renewal', shows('kind Subscription Renewal')],
    ['orders.autoRenewal', 'Auto-Renewal', shows('label Auto-Renewal')],
    ['orders.autoRenewalCancelled', 'Auto-Renewal Cancelled', shows('label Auto-Renewal Cancelled')],
    [
      'orders.cancelProcessing',
      'Your cancellation of automatic renewal is being processed.',
      shows('text cancellation being processed'),
    ],
    [
      'orders.cancelDone',
      'Your Auto Renewal cancellation has been successfully processed',
      shows('text cancellation processed'),
    ],
    ['field.email', 'A valid email address is required', shows('rule email')],
    ['field.emailEmpty', 'Enter your Email', shows('rule email empty')],
    ['field.required', 'Field is required', shows('rule required')],
    ['field.firstName', 'Enter your first name', shows('rule first name')],
    ['field.lastName', 'Enter your last name', shows('rule last name')],
    ['field.passwordShort', 'The password is too short', shows('rule password too short')],
    [
      'field.passwordMismatch',
      'The password and password confirmation do not match',
      shows('rule password mismatch'),
    ],
    ['field.passwordMismatchShort', 'PASSWORDS DON’T MATCH', shows('rule passwords don’t match')],
    ['field.passwordWrong', 'Incorrect password', shows('text incorrect password')],
    ['field.terms', 'Please accept terms & conditions', shows('rule terms')],
    [
      'auth.notRegistered',
      'You are not registered yet. Please accept terms and conditions and click Register to continue.',
      shows('rule not registered yet'),
    ],
    ['buy.chooseCard', 'Please select one of your saved cards or enter new one', shows('rule choose a card')],
    ['clips.tagMissing', 'Please select tag', shows('rule clip tag')],
    ['clips.nameMissing', 'Please fill in the input field.', shows('rule clip name')],
    ['clips.tooLong', 'Your clip duration is longer than the end time', shows('rule clip duration')],
    ['clips.failed', 'clip creating failed', shows('text clip creating failed')],
    ['error.promoInvalid', 'Promo code is invalid', shows('rule promo code invalid')],
    ['error.promoWrong', 'Wrong promo code', shows('rule promo code wrong')],
    ['favourite.logIn', 'Please log in to start favouriting', shows('text start favouriting')],
    ['buy.idNotSelected', 'id not selected', shows('rule id not selected')],
    ['buy.teamNotSelected', 'Package is TeamPass but team not selected', shows('rule team not selected')],
    ['buy.noPasses', 'No passes available', shows('text no passes available')],
    [
      'error.geoBlocked',
      "We're sorry, but this content is not available in your region.",
      shows('geo-blocking'),
    ],
    [
      'error.emailRegistered',
      'The email address you have entered is already registered.',
      shows('error email already registered'),
    ],
    [
      'error.invalidCredentials',
      'Invalid email or password. Please try again.',
      shows('error invalid email or password'),
    ],
    ['error.wrongAuthData', 'Wrong auth data', shows('error wrong auth data', 'text wrong auth data')],
    [
      'error.verificationFailed',
      'Verification your email address failed.',
      shows('error verification failed', 'text verification failed'),
    ],
    [
      'error.alreadyVerified',
      'Your email already verified.',
      shows('error email already verified', 'text already verified'),
    ],
    [
      'error.somethingWrong',
      'Something went wrong. Please try again or contact technical support',
      shows('text something went wrong'),
    ],
    ['error.undefined', 'Undefined error', shows('text undefined error')],
    [
      'error.difficulties',
      'Apologies! Our service is currently experiencing technical difficulties.',
      shows('text technical difficulties'),
    ],
    [
      'player.stateFailed',
      'Oops! We are currently experiencing technical difficulties',
      shows('text of the player'),
    ],
  ])('the message %s reads "%s"', (id, text) => expect(formatMessage({ id })).toBe(text));

  eachCase([
    ['field.longer', { number: 7 }, 'Field length must be greater than 7', shows('rule too short')],
    ['field.shorter', { number: 81 }, 'Field length must be less than 81', shows('rule too long')],
    [
      'buy.alreadyBought',
      { type: 'subscription' },
      'You already bought this subscription.',
      shows('text already bought'),
    ],
    [
      'buy.alreadyBought',
      { type: 'package' },
      'You already bought this package.',
      shows('text already bought'),
    ],
    ['buy.alreadyBought', { type: 'event' }, 'You already bought this event.', shows('text already bought')],
  ])('the message %s with %j reads "%s"', (id, values, text) =>
    expect(formatMessage({ id }, values)).toBe(text),
  );
});
