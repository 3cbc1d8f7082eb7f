/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetBootstrapColorSettingsClientInterface = typeof GetBootstrapColorSettingsClientInterface[keyof typeof GetBootstrapColorSettingsClientInterface];


export const GetBootstrapColorSettingsClientInterface = {
  web: 'web',
} as const;
