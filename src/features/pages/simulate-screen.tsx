import { BlockPage } from './block-page';

export function Component() {
  return <BlockPage alias="simulate" title="title.simulate" />;
}
