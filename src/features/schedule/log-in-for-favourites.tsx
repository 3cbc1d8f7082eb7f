import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';

/** Favourites require an account; the log-in leads back here. */
export function LogInForFavourites() {
  return (
    <MessagePanel
      title={<Text id="favourite.logIn" />}
      actions={
        <>
          <LinkButton to={paths.login}>
            <Text id="nav.login" />
          </LinkButton>
          <LinkButton to={paths.registration} look="secondary">
            <Text id="nav.register" />
          </LinkButton>
        </>
      }
    />
  );
}
