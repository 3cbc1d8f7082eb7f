/** The specification's statements of section 6: roles and permissions. */
export const roles = {
  'role visitor': 'A viewer who is not logged in is a visitor.',
  'role logged-in user': 'A viewer who is logged in is greeted by name.',
  'buying requires a log-in': 'A visitor is sent to log in before buying.',
  'the profile requires a log-in': 'A visitor is sent to log in before the profile.',
  'favourites require a log-in': 'A visitor is sent to log in before adding favourites.',
  'temporary password: profile edit alone':
    'A user with a temporary password can only edit the profile until they change it.',
  'capability watch': 'The capability watch opens events that are neither free nor bought.',
  'capability download': 'The capability download allows downloading events.',
  'capability clipping': 'The capability clipping allows making clips.',
  'capability download_clip': 'The capability download_clip allows downloading clips.',
  'capability no_ads': 'The capability no_ads leaves prerolls out.',
  'capability vod_media': 'The capability vod_media opens the library.',
  'geo-blocking':
    "A geo-blocked viewer reads “We're sorry, but this content is not available in your region.”",
} as const;
