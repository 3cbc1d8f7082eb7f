import { isLanguage, type Language } from '../../i18n/languages';
import { isRecord, isString } from '../../lib/parse/is';

/** The channel's name, language and colours at the last visit, for the offline page. */
export interface SiteLook {
  name: string;
  language: Language;
  colors: Record<string, string>;
}

export const SITE_LOOK_KEY = 'offline_look';

const COLORS = [
  '--body-background',
  '--body-text-color',
  '--body-text-color-20',
  '--muted-text',
  '--accent-color',
  '--on-accent',
] as const;
const COLOR = /^(#[\da-f]{6,8}|rgb[a]?\([\d\s.,/%]+\))$/i;

export const isSiteLook = (value: unknown): value is SiteLook =>
  isRecord(value) &&
  isString(value.name) &&
  isLanguage(value.language) &&
  isRecord(value.colors) &&
  Object.values(value.colors).every(isString);

export function readSiteLook(name: string, language: Language, { style }: HTMLElement): SiteLook {
  const colors = COLORS.map((property) => [property, style.getPropertyValue(property).trim()] as const);
  return { name, language, colors: Object.fromEntries(colors.filter(([, color]) => COLOR.test(color))) };
}

export function applySiteLook({ colors }: SiteLook, { style }: HTMLElement): void {
  for (const property of COLORS) {
    const color = colors[property];
    if (color && COLOR.test(color)) style.setProperty(property, color);
  }
}
