import type { DeviceType } from '@generated/model';

/**
 * Returns the type of the device. Some tablets report a desktop user agent, but differ from a desktop by
 * their touch points.
 */
export function deviceType(userAgent: string, touchPoints: number): DeviceType {
  if (/\bTV\b|SmartTV|SMART-TV|AppleTV|GoogleTV|HbbTV|Tizen.*TV|Web0S|BRAVIA|CrKey|\bAFT\w/i.test(userAgent))
    return 'tv';
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'tablet';
  if (/Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}
