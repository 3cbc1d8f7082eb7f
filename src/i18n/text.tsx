import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from './message-id';

type Values = Record<string, string | number | Date | null | undefined>;
type RichValues = Record<string, ReactNode | Date | ((parts: ReactNode[]) => ReactNode)>;

/** Renders a text of the interface in the viewer's language. */
export function Text({ id, values }: { id: MessageId; values?: RichValues }) {
  return <FormattedMessage id={id} values={values} />;
}

/** Returns a function that formats a text as a string, for attributes, titles and announcements. */
export function useText(): (id: MessageId, values?: Values) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
