import { type ComponentType, Suspense, useState } from 'react';
import { lazySection } from '../../components/loading/lazy-section';
import { Skeleton } from '../../ui/feedback/skeleton';

interface PageTextProps {
  html: string;
}

/**
 * Loads the code for a channel page's text lazily, because most lists have no text. A
 * page rendered by the edge loads it before hydration.
 */
export const pageText = {
  component: null as ComponentType<PageTextProps> | null,
  async open(): Promise<ComponentType<PageTextProps>> {
    const { ChannelHtml } = await import('../../components/channel-html/channel-html');
    pageText.component = ChannelHtml;
    return ChannelHtml;
  },
};

const LazyText = lazySection(pageText.open);

/** The channel's text above the events of a channel page. */
export function PageText({ html }: PageTextProps) {
  const [Opened] = useState(() => pageText.component);
  return Opened ? (
    <Opened html={html} />
  ) : (
    <Suspense fallback={<Skeleton />}>
      <LazyText html={html} />
    </Suspense>
  );
}
