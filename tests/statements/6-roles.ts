/** 6. Roles and permissions. */
export const roles = {
  'role visitor': 'Who is not logged in is a visitor',
  'role logged-in user': 'Who is logged in is known by name',
  'buying requires a log-in': 'A visitor logs in before buying',
  'the profile requires a log-in': 'A visitor logs in before the profile',
  'favourites require a log-in': 'A visitor logs in before favourites',
  'temporary password: profile edit alone': 'Until it is changed, only the profile can be edited',
  'capability watch': 'It opens what is neither free nor bought',
  'capability download': 'It allows downloading events',
  'capability clipping': 'It allows clipping',
  'capability download_clip': 'It allows downloading clips',
  'capability no_ads': 'It leaves prerolls out',
  'capability vod_media': 'It opens the library',
  'geo-blocking': "We're sorry, but this content is not available in your region.",
} as const;
