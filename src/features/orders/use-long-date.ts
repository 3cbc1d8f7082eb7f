import { useIntl } from 'react-intl';

export function useLongDate(): (date: string) => string {
  const { formatDate } = useIntl();
  return (date) => formatDate(date, { dateStyle: 'long' });
}
