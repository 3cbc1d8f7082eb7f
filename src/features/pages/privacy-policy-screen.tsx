import { BlockPage } from './block-page';

export function Component() {
  return <BlockPage alias="privacy_policy" title="title.privacyPolicy" />;
}
