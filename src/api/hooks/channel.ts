import { useSuspenseQuery } from '@tanstack/react-query';
import type { GetBootstrapParams, Bootstrap } from '@generated/model';
import { getGetBootstrapQueryOptions } from '@generated/api/channel/channel';

/** The bootstrap call is always made with its stated parameters. */
export const BOOTSTRAP_PARAMS: GetBootstrapParams = {};

/** What makes this site this channel's. Start-up has it before any screen renders. */
export function useChannel(): Bootstrap {
  return useSuspenseQuery(getGetBootstrapQueryOptions(BOOTSTRAP_PARAMS)).data;
}
