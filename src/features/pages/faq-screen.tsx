import { Text } from '../../i18n/text';
import { Page } from '../../ui/page';

export function Component() {
  return <Page title={<Text id="title.faq" />} />;
}
