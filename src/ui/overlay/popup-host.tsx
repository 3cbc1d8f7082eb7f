import { Text } from '../../i18n/text';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { usePopup } from './popup-queue';

export function PopupHost() {
  const popup = usePopup();
  if (!popup) return null;
  const { id, title, body, values, ok, cancel, settle } = popup;
  return (
    <Dialog
      key={id}
      title={<Text id={title} values={values} />}
      onClose={() => settle(false)}
      actions={
        <>
          <Button look="secondary" onClick={() => settle(false)}>
            <Text id={cancel ?? 'action.cancel'} />
          </Button>
          <Button onClick={() => settle(true)}>
            <Text id={ok} />
          </Button>
        </>
      }
    >
      {body && (
        <p>
          <Text id={body} values={values} />
        </p>
      )}
    </Dialog>
  );
}
