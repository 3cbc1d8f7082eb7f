import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button/button';
import { prefetchReceipt } from './outage-receipt-later';

interface TroubleButtonProps {
  size?: 'small' | 'medium';
  look?: 'secondary' | 'quiet';
  onClick(): void;
  children: ReactNode;
}

/** When the page around it is at rest. */
const REST_MS = 4_000;

/** Opens the outage receipt, which is brought near before. */
export function TroubleButton({ look = 'secondary', ...rest }: TroubleButtonProps) {
  useEffect(() => {
    const timer = setTimeout(prefetchReceipt, REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Button look={look} aria-haspopup="dialog" {...rest} />;
}
