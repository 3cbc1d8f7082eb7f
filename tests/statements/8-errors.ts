/** The specification's statements of section 8: the error catalogue. */
export const errors = {
  'error email already registered':
    'A response with the code email_already_registered shows “The email address you have entered is already registered.”',
  'error wrong auth data': 'A response with the code wrong_auth_data shows “Wrong auth data”.',
  'error already logged in':
    'A response with the code already_logged_in shows that the user is already logged in.',
  'error verification failed':
    'A response with the code verification_failed shows “Verification your email address failed.”',
  'error email already verified':
    'A response with the code email_already_verified shows “Your email already verified.”',
  'error user not found': 'A response with the code user_not_found shows that no account has the address.',
  'error reset key expired': 'A response with the code reset_key_expired shows that the link is too old.',
  'error reset password failed':
    'A response with the code reset_failed shows that the password was not reset.',
  'error request cancelled': 'An aborted request rejects with ERR_CANCELED.',
  'error wrong promo code': 'A response with the code promo_code_wrong shows “Wrong promo code”.',
  'error recaptcha token required': 'A response with the code recaptcha_required asks for a token.',
  'error recaptcha invalid or robot': 'A response with the code recaptcha_invalid refuses a robot.',
  'error invalid email or password':
    'A response with the code invalid_credentials shows “Invalid email or password. Please try again.”',
  'error no channel or API key found':
    'A response that finds no channel key or API key is recognised by its fields or its words.',
  'server messages without a code':
    'A response that quotes one of these messages without its code is recognised too.',
  'text something went wrong':
    'An unspecified failure shows “Something went wrong. Please try again or contact technical support”.',
  'text undefined error': 'A response without an error or a result shows “Undefined error”.',
  'text incorrect password': 'A wrong current password shows “Incorrect password”.',
  'text wrong auth data': 'Rejected credentials of a social log-in show “Wrong auth data”.',
  'text verification failed': 'A failed verification shows “Verification your email address failed.”',
  'text already verified': 'A repeated verification shows “Your email already verified.”',
  'text technical difficulties':
    'A server error shows “Apologies! Our service is currently experiencing technical difficulties.”',
  'text of the player': 'A failed player shows “Oops! We are currently experiencing technical difficulties”.',
  'text clip creating failed': 'A failed clip shows “clip creating failed”.',
  'text no passes available': 'A channel that sells nothing shows “No passes available”.',
  'text already bought': 'A purchased product shows “You already bought this {type}.”',
  'status 400': 'A 400 response is not retried.',
  'status 429': 'A 429 response shows a global error and is not requested again.',
  'status 500': 'A 500 response is retried once, then fails.',
  'status 401': 'A 401 response clears the user.',
  'status 401 of the profile': 'A 401 response of the profile is allowed.',
  'status 404 of a custom form': 'A 404 response of a custom form silently yields nothing.',
  'key errors: keys dropped and fetched':
    'A response that names a key drops the stored keys, fetches a new key and retries the request once after 1 second.',
  'key errors: api-key event':
    'A key error that a new key does not fix emits the api-key event, which shows WHOOPS!.',
  'cancelled requests': 'A cancelled request passes through and is not logged.',
  'missing key': 'A request without a key rejects with NO_API_KEY.',
  'non-200 successes': 'A successful response other than 200 is rejected.',
  'failed orders': 'A failed order rejects with the popup flag.',
  'identical calls': 'Identical concurrent requests are shared.',
  'per call: retry count and delay': 'Each operation sets its retry count and delay.',
  'per call: global error': 'Each operation sets whether its failure is shown globally.',
  'per call: crash codes': 'Each operation sets the statuses that crash its screen.',
  'per call: allowed codes': 'Each operation sets the statuses that count as answers.',
  'errors are logged':
    'A failed request is logged once for each operation, status and message, at most 10 a minute and 50 a page.',
  'errors not logged: 401': 'A 401 response is not logged.',
  'errors not logged: 404 where set': 'A 404 response is not logged where the operation says so.',
} as const;
