import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { Text } from '../../i18n/text';
import { Button } from '../button/button';
import { Page } from './page';

export default {
  title: 'Pieces/Page',
  tags: ['autodocs'],
  ...used(
    'The frame of a screen: its heading at the site’s width, with actions on the whole page next to it. Home and the watch page begin with a picture or a video and have no such frame.',
  ),
};

const body = (
  <p>
    <Text id="rows.emptyBody" />
  </p>
);

export const WithActions: StoryObj = {
  render: () => (
    <Page
      title={<Text id="menu.schedule" />}
      actions={
        <Button look="secondary" size="small">
          <Text id="action.reload" />
        </Button>
      }
    >
      {body}
    </Page>
  ),
};

/** A narrow page is for long text, because its lines stay short on a wide screen. */
export const Narrow: StoryObj = {
  render: () => (
    <Page narrow title={<Text id="rows.empty" />}>
      {body}
    </Page>
  ),
};
