import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { firstView } from '../../browser/first-view';
import { pageMetadata } from '../../browser/page-metadata';
import { siteServices } from '../../browser/site-services';
import { useLanguage } from '../../i18n/language-context';
import { LANGUAGES } from '../../i18n/languages';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { canonicalPath, isListed } from './page-address';
import { usePageName } from './page-name';

const MAX_DESCRIPTION_LENGTH = 200;

const absolute = (address: string) => new URL(address, firstView.origin()).href;

/** Renders the page's title and its meta tags for search engines and link previews. */
export function PageHead() {
  const text = useText();
  const { language } = useLanguage();
  const { settings, slides } = useChannel();
  const { pathname, search } = useLocation();
  const metadata = useSyncExternalStore(pageMetadata.subscribe, pageMetadata.read, pageMetadata.read);
  const page = usePageName();
  const channel = settings.name;
  const name = metadata?.name ?? page;
  // The name of the page's subject comes before the name of the screen.
  const title = [metadata?.name, page, channel].filter(Boolean).join(' · ');
  const home = pathname === paths.home;
  const general = home || !name ? text('meta.home', { channel }) : text('meta.page', { page: name, channel });
  const description = (metadata?.description ?? general)
    .replace(/\s+/g, ' ')
    .slice(0, MAX_DESCRIPTION_LENGTH);
  const image = metadata?.image ?? slides[0]?.image ?? settings.logo;
  const address = absolute(canonicalPath(pathname, search));

  // Removes the tags of the initial page, because they describe no page or only the first one.
  useEffect(() => {
    // On a page rendered at the edge, React has adopted the initial title, so no second title has to be
    // removed.
    for (const tag of document.querySelectorAll('head [data-first]')) tag.remove();
  }, []);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {siteServices().appManifest && <link rel="manifest" href="/manifest.webmanifest" />}
      {!isListed(pathname) && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={channel} />
      <meta property="og:title" content={name ?? channel} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={metadata?.type ?? 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={LANGUAGES[language].openGraph} />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
