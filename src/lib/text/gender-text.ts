/** The message for a team's gender. */
export const GENDER_TEXT = {
  female: 'gender.female',
  male: 'gender.male',
  'not identified': 'gender.unknown',
} as const;
