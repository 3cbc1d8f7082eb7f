/** The id of the message for each gender of a team. */
export const GENDER_TEXT = {
  female: 'gender.female',
  male: 'gender.male',
  'not identified': 'gender.unknown',
} as const;
