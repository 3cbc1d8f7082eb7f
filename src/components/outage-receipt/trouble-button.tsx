import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button/button';
import { prefetchReceipt } from './lazy-outage-receipt';

interface TroubleButtonProps {
  size?: 'small' | 'medium';
  look?: 'secondary' | 'quiet';
  onClick(): void;
  children: ReactNode;
}

/** Prefetch after the page has become idle. */
const PREFETCH_AFTER_MS = 4_000;

/** Opens the outage receipt, which is prefetched. */
export function TroubleButton({ look = 'secondary', ...rest }: TroubleButtonProps) {
  useEffect(() => {
    const timer = setTimeout(prefetchReceipt, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Button look={look} aria-haspopup="dialog" {...rest} />;
}
