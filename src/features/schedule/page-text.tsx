import { type ComponentType, Suspense, useState } from 'react';
import { lazySection } from '../../components/loading/lazy-section';
import { Skeleton } from '../../ui/feedback/skeleton';

interface PageTextProps {
  html: string;
}

/** The code of a channel page's text, which other lists do without. A page that the edge has rendered opens it first. */
export const pageText = {
  component: null as ComponentType<PageTextProps> | null,
  async open(): Promise<ComponentType<PageTextProps>> {
    const { ChannelHtml } = await import('../../components/channel-html/channel-html');
    pageText.component = ChannelHtml;
    return ChannelHtml;
  },
};

const LazyText = lazySection(pageText.open);

/** What the channel says above the games of one of its pages. */
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
