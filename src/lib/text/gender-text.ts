/** How a team's gender is said. */
export const GENDER_TEXT = {
  female: 'gender.female',
  male: 'gender.male',
  'not identified': 'gender.unknown',
} as const;
