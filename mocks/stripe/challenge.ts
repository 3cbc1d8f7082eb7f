import { FrameWindow } from './frame-window.ts';
import { say } from './messages.ts';

/** Opens the bank's page in a dialog. Resolves to true if the viewer completed the challenge. */
export function challenge(locale: string): Promise<boolean> {
  const before = document.activeElement;
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', say('challengeTitle', locale));
    Object.assign(dialog.style, {
      width: 'min(480px, 92vw)',
      padding: '0',
      border: '0',
      borderRadius: '12px',
      overflow: 'hidden',
    });
    const finish = (completed: boolean) => {
      frame.close();
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(completed);
    };
    const frame = new FrameWindow(say('challengeTitle', locale), (message) => {
      if (message.kind === 'loaded') frame.send({ to: 'frame', kind: 'challenge', locale });
      if (message.kind === 'challenged') finish(message.completed);
    });
    frame.iframe.style.height = '320px';
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish(false);
    });
    dialog.append(frame.iframe);
    document.body.append(dialog);
    dialog.showModal();
  });
}
