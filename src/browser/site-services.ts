/** What the server next to the site offers, as config.json says. */
interface SiteServices {
  calendarFeed: boolean;
  appManifest: boolean;
}

let services: SiteServices = { calendarFeed: false, appManifest: false };

/** Called once at start, with config.json. */
export function setSiteServices(present: SiteServices): void {
  services = present;
}

export const siteServices = (): SiteServices => services;
