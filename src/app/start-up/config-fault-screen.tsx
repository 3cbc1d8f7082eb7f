import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import type { ConfigFault } from './site-config';
import { StartUpPanel } from './start-up-panel';

const TEXTS = {
  missing: 'setup.missing',
  notAddress: 'setup.notAddress',
  notBoolean: 'setup.notBoolean',
  notJson: 'setup.notJson',
  notObject: 'setup.notObject',
  unknownField: 'setup.unknownField',
} as const satisfies Record<ConfigFault['type'], MessageId>;

/** Shown if config.json is invalid; explains the fault to the person who deployed the site. */
export function ConfigFaultScreen({ fault: { type, field } }: { fault: ConfigFault }) {
  return (
    <StartUpPanel title={<Text id="setup.title" />} retry={<Text id="action.tryAgain" />}>
      <p>
        <Text id="setup.body" />
      </p>
      <p>
        <Text id={TEXTS[type]} values={{ field }} />
      </p>
    </StartUpPanel>
  );
}
