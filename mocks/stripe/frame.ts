/** The code inside the frame: the card's inputs, or the bank's challenge. */
import { CardForm } from './card-form.ts';
import { frameStyles } from './frame-look.ts';
import { GroupChannel } from './group-channel.ts';
import { say } from './messages.ts';
import {
  FIELDS,
  type FrameOptions,
  type FromFrame,
  listen,
  type ProblemReport,
  type ToFrame,
} from './protocol.ts';
import { tokenise } from './tokenise.ts';

function send(message: FromFrame): void {
  parent.postMessage(message, location.origin);
}
const sheet = document.createElement('style');
document.head.append(sheet);
const demoNote = document.createElement('p');
demoNote.className = 'Demo';

let form: CardForm | null = null;
let groupChannel: GroupChannel | null = null;
let locale = 'en';

function applyStyles({ appearance, style, type, disabled, scheme, locale: language }: FrameOptions): void {
  sheet.textContent = frameStyles(appearance, style);
  document.documentElement.style.colorScheme = scheme;
  document.documentElement.lang = language;
  document.body.classList.toggle('bare', type !== 'payment');
  form?.disable(disabled);
  demoNote.textContent = say('demo', language);
  if (language !== locale) form?.speak(language);
  locale = language;
}

function changed(): void {
  if (!form) return;
  groupChannel?.sendBrand(form.brand);
  send({ to: 'page', kind: 'change', brand: form.brand, ...form.state() });
}

function start(options: FrameOptions): void {
  locale = options.locale;
  const fields = FIELDS[options.type];
  const card = new CardForm(fields, locale, options.placeholder, changed);
  form = card;
  groupChannel = new GroupChannel(
    options.group,
    () => card.values(),
    (brand) => {
      card.otherBrand = brand;
      card.render();
    },
  );
  if (options.type === 'payment') document.body.append(demoNote);
  document.body.append(card.element());
  applyStyles(options);
  new ResizeObserver(() => send({ to: 'page', kind: 'height', height: document.body.offsetHeight })).observe(
    document.body,
  );
  document.body.addEventListener('focusin', () => send({ to: 'page', kind: 'focus' }));
  document.body.addEventListener('focusout', () => send({ to: 'page', kind: 'blur' }));
  document.body.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send({ to: 'page', kind: 'escape' });
  });
  send({ to: 'page', kind: 'ready' });
}

function problem(code: ProblemReport['code']): ProblemReport {
  return { code, message: say(code, locale) };
}

async function sendResult(kind: 'validate' | 'tokenise', call: number): Promise<void> {
  const error = form?.validate() ?? null;
  if (kind === 'validate' || error || !form || !groupChannel) {
    changed();
    return send({ to: 'page', kind: 'result', call, card: null, error });
  }
  const values = await groupChannel.gather(form.values());
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const card = values ? tokenise(values, new Date(), random) : 'incomplete_number';
  const failed = typeof card === 'string';
  send({
    to: 'page',
    kind: 'result',
    call,
    card: failed ? null : card,
    error: failed ? problem(card) : null,
  });
}

function challenge(language: string): void {
  document.documentElement.lang = language;
  document.title = say('challengeTitle', language);
  document.body.className = 'Challenge';
  const heading = document.createElement('h1');
  heading.textContent = say('challengeTitle', language);
  const text = document.createElement('p');
  text.textContent = say('challengeText', language);
  const buttons = [true, false].map((completed) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say(completed ? 'complete' : 'fail', language);
    button.addEventListener('click', () => send({ to: 'page', kind: 'challenged', completed }));
    return button;
  });
  document.body.append(heading, text, ...buttons);
  document.body.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send({ to: 'page', kind: 'challenged', completed: false });
  });
  buttons[0]?.focus();
}

listen<ToFrame>(
  () => parent,
  'frame',
  (message) => {
    switch (message.kind) {
      case 'options':
        return form ? applyStyles(message.options) : start(message.options);
      case 'focus':
        return form?.rows[0]?.input.focus();
      case 'blur':
        return form?.rows.forEach(({ input }) => void input.blur());
      case 'clear':
        return form?.clear();
      case 'challenge':
        return challenge(message.locale);
      case 'validate':
      case 'tokenise':
        return void sendResult(message.kind, message.call);
    }
  },
);
send({ to: 'page', kind: 'loaded' });
