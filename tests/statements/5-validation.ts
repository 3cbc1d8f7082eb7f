/** The specification's statements of section 5: validation rules. */
export const validation = {
  'rule email': 'An email that does not match the pattern shows “A valid email address is required”.',
  'rule email empty': 'An empty email shows “Enter your Email”.',
  'rule login identifier': 'A log-in identifier is an email address or a number at a school.',
  'rule phone': 'A phone number has an optional plus and 10 to 14 digits, with separators.',
  'rule phone, parentheses': 'A phone number can have digits in parentheses.',
  'rule required': 'An empty required field shows “Field is required”.',
  'rule too short': 'A field that is too short shows “Field length must be greater than {number}”.',
  'rule too long': 'A field that is too long shows “Field length must be less than {number}”.',
  'rule first name': 'An empty first name shows “Enter your first name”.',
  'rule last name': 'An empty last name shows “Enter your last name”.',
  'rule password too short': 'A short password shows “The password is too short”.',
  'rule password mismatch':
    'A wrong confirmation at registration shows “The password and password confirmation do not match”.',
  'rule passwords don’t match': 'A wrong confirmation at a password reset shows “PASSWORDS DON’T MATCH”.',
  'rule terms': 'Terms that are not accepted show “Please accept terms & conditions”.',
  'rule not registered yet':
    'A new user of a social log-in reads “You are not registered yet. Please accept terms and conditions and click Register to continue.”',
  'rule choose a card':
    'A payment without a card shows “Please select one of your saved cards or enter new one”.',
  'rule clip tag': 'A clip without a tag shows “Please select tag”.',
  'rule clip name': 'A clip without a name shows “Please fill in the input field.”',
  'rule clip duration': 'A clip that ends too late shows “Your clip duration is longer than the end time”.',
  'rule promo code invalid': 'A promo code that does not apply shows “Promo code is invalid”.',
  'rule promo code wrong': 'An unknown promo code shows “Wrong promo code”.',
  'rule recaptcha': 'A channel with reCAPTCHA requires a valid token.',
  'rule favoritable_type, wrong type':
    'A favoritable_type that is no string is refused with an error that names the field as of the wrong type.',
  'rule favoritable_type, allowed values':
    'Another favoritable_type than participant, group or category is refused with an error that names the field as not among the allowed values.',
  'rule favourites need a log-in':
    'The list of favourites is refused to a visitor with “user must be logged in”.',
  'text start favouriting': 'A visitor who adds a favourite reads “Please log in to start favouriting”.',
  'rule id not selected': 'A purchase without an id shows “id not selected”.',
  'rule single_event_package_id':
    'A paid event needs its own package, which the event names where the address does not.',
  'rule team not selected': 'A team pass without a team shows “Package is TeamPass but team not selected”.',
  'translucency of footer-background': 'The colour footer-background has variants of 20, 50, 70 percent.',
  'translucency of body-background': 'The colour body-background has variants of 10, 20, 50, 70 percent.',
  'translucency of body-text-color':
    'The colour body-text-color has variants of 5, 10, 20, 50, 70, 95 percent.',
  'translucency of header-text-color': 'The colour header-text-color has variants of 50 percent.',
  'percent to hex': 'A percentage of translucency becomes a hexadecimal pair.',
} as const;
