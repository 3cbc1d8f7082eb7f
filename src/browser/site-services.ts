/** The services of the server next to the site, as configured in config.json. */
interface SiteServices {
  calendarFeed: boolean;
  appManifest: boolean;
}

let services: SiteServices = { calendarFeed: false, appManifest: false };

/** Called once at start-up, with the values of config.json. */
export function setSiteServices(present: SiteServices): void {
  services = present;
}

export const siteServices = (): SiteServices => services;
