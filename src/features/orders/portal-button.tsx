import { getGetCustomerPortalQueryOptions } from '@generated/api/orders/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';

const isSafe = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Opens the viewer's page at the payment provider. Its URL is valid for only a few
 * minutes, so it is requested on the press.
 */
export function PortalButton() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      const { url } = await queryClient.fetchQuery({ ...getGetCustomerPortalQueryOptions(), staleTime: 0 });
      if (isSafe(url)) location.assign(url);
    } catch {
      // The request policy of the operation already shows the error.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="secondary" size="small" busy={busy} onClick={open}>
      <Text id="orders.portal" />
    </Button>
  );
}
