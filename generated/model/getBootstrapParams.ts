/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetBootstrapColorSettingsClientInterface } from './getBootstrapColorSettingsClientInterface.ts';
import type { GetBootstrapSlidesClientInterface } from './getBootstrapSlidesClientInterface.ts';

export type GetBootstrapParams = {
/**
 * Which client's colours to give.
 */
'color-settings[client_interface]'?: GetBootstrapColorSettingsClientInterface;
/**
 * Which client's slides to give.
 */
'slides[client_interface]'?: GetBootstrapSlidesClientInterface;
};
