/** Formats a time for a time field, for example 1:02:03.4. Hours are shown only if there are any. */
export function formatClipTime(seconds: number): string {
  const milliseconds = Math.round(Math.max(0, seconds) * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const fraction = String(milliseconds % 1000)
    .padStart(3, '0')
    .replace(/0{1,2}$/, '');
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const start = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes);
  return `${start}:${twoDigits(whole % 60)}.${fraction}`;
}

/** Parses a typed time such as 1:02:03.4, 62:03,4 or 75 to seconds. Returns null if it is invalid. */
export function parseClipTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const [, hours, minutes, seconds = '0', fraction = '0'] = match;
  if (minutes !== undefined && Number(seconds) > 59) return null;
  if (hours !== undefined && Number(minutes) > 59) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
