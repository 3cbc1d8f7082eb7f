import { getGetBootstrapQueryOptions } from '@generated/api/channel/channel';
import type { Bootstrap, GetBootstrapParams } from '@generated/model';
import { useQuery } from '@tanstack/react-query';

/** The bootstrap call is always made with its stated parameters. */
export const BOOTSTRAP_PARAMS: GetBootstrapParams = {
  'color-settings[client_interface]': 'web',
  'slides[client_interface]': 'web',
};

/** What makes this site this channel's. Start-up has it before any screen renders. */
export function useChannel(): Bootstrap {
  const { data } = useQuery(getGetBootstrapQueryOptions(BOOTSTRAP_PARAMS));
  if (!data) throw new Error('the channel is used before start-up has it');
  return data;
}
