import * as schemas from '@generated/zod/grandstandChannelAPI.schemas.zod';
import type { ColorSettings, Language } from '../../../generated/model';
import { isRecord } from '../../../src/lib/parse/is';
import { DEFAULT_COLORS } from '../../../src/theme/channel-theme';

/** The channel settings that change how the site looks. */
export interface DeskChannel {
  name: string;
  logo: string | null;
  languages: Language[];
  colors: ColorSettings;
}

export const FIRST_CHANNEL: DeskChannel = {
  name: 'Northfield Sports Network',
  logo: null,
  languages: ['en', 'fr'],
  colors: { ...DEFAULT_COLORS },
};

interface Read {
  channel: DeskChannel;
  /**
   * The values that the contract does not allow, each with its place in the settings. They are not applied.
   */
  faults: string[];
}

const FIELDS = ['name', 'logo', 'languages'] as const;

/** Whether the contract's schema allows a value. If not, it adds the fault to the list. */
function isAllowed(
  schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } },
  field: string,
  value: unknown,
  faults: string[],
): boolean {
  const checked = schema.safeParse(value);
  if (checked.success) return true;
  faults.push(`${field}: ${JSON.stringify(value)}. ${checked.error?.issues[0]?.message ?? 'Not allowed.'}`);
  return false;
}

function parse(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : 'The settings are not an object.';
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Reads settings in the format of the backend's response, `{ settings, "color-settings" }`, or only the eight
 * colours. Absent values stay as in `before`.
 */
export function readChannel(text: string, before: DeskChannel): Read {
  const input = parse(text);
  if (typeof input === 'string') return { channel: before, faults: [input] };
  const faults: string[] = [];
  const channel: DeskChannel = structuredClone(before);
  const { settings, 'color-settings': named } = input;
  const colors = named ?? (settings === undefined ? input : {});
  if (!isRecord(colors)) faults.push('color-settings: not an object.');
  else
    for (const [name, value] of Object.entries(colors)) {
      const field = `color-settings.${name}`;
      if (!(name in DEFAULT_COLORS)) faults.push(`${field}: the contract has no such colour.`);
      else if (isAllowed(schemas.HexColor, field, value, faults))
        Object.assign(channel.colors, { [name]: value });
    }
  if (settings !== undefined && !isRecord(settings)) faults.push('settings: not an object.');
  else if (isRecord(settings))
    for (const name of FIELDS)
      if (
        settings[name] !== undefined &&
        isAllowed(schemas.Settings.shape[name], `settings.${name}`, settings[name], faults)
      )
        Object.assign(channel, { [name]: settings[name] });
  return { channel, faults };
}

/**
 * Writes settings in the format of the backend's response. A logo from this device has no address yet, so it
 * is left out.
 */
export function writeChannel({ name, logo, languages, colors }: DeskChannel): string {
  const [language] = languages;
  const settings = { name, ...(!logo?.startsWith('data:') && { logo }), language, languages };
  return JSON.stringify({ settings, 'color-settings': colors }, null, 2);
}
