import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';

/**
 * Asks a visitor to log in, because favourites need an account. After the log-in, the
 * viewer returns to this page.
 */
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
