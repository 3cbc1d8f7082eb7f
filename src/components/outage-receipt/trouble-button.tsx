import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button/button';
import { prefetchReceipt } from './lazy-outage-receipt';

interface TroubleButtonProps {
  size?: 'small' | 'medium';
  look?: 'secondary' | 'quiet';
  onClick(): void;
  children: ReactNode;
}

/** By this time, the page has usually become idle, so that the prefetch does not slow it down. */
const PREFETCH_AFTER_MS = 4_000;

/** A button that prefetches and opens the outage receipt. */
export function TroubleButton({ look = 'secondary', ...rest }: TroubleButtonProps) {
  useEffect(() => {
    const timer = setTimeout(prefetchReceipt, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Button look={look} aria-haspopup="dialog" {...rest} />;
}
