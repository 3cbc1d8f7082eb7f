import { makeToken } from './token.ts';

export interface WidgetOptions {
  sitekey?: string;
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
  'error-callback'?: () => void;
  theme?: 'light' | 'dark';
  size?: 'normal' | 'compact' | 'invisible';
  hl?: string;
  tabindex?: number;
}

const LIFETIME_MS = 120_000;

const TEXTS = {
  en: { human: 'I’m not a robot', robot: 'I am a robot', group: 'reCAPTCHA (demonstration)' },
  fr: { human: 'Je ne suis pas un robot', robot: 'Je suis un robot', group: 'reCAPTCHA (démonstration)' },
};

/** Renders two checkboxes. The second one gives a token that is rejected. */
export class Widget {
  private readonly options: WidgetOptions;
  private readonly boxes: HTMLInputElement[] = [];
  private token = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(container: HTMLElement, options: WidgetOptions) {
    this.options = options;
    if (options.size !== 'invisible') container.append(this.draw());
  }

  get response(): string {
    return this.token;
  }

  reset(): void {
    clearTimeout(this.timer);
    this.token = '';
    for (const box of this.boxes) box.checked = false;
  }

  execute(human = true): string {
    this.reset();
    this.token = makeToken(human, crypto.randomUUID());
    this.timer = setTimeout(() => {
      this.reset();
      this.options['expired-callback']?.();
    }, LIFETIME_MS);
    this.options.callback?.(this.token);
    return this.token;
  }

  private draw(): HTMLElement {
    const language = (this.options.hl ?? document.documentElement.lang).startsWith('fr') ? 'fr' : 'en';
    const texts = TEXTS[language];
    const dark = this.options.theme === 'dark';
    const frame = document.createElement('fieldset');
    frame.lang = language;
    Object.assign(frame.style, {
      width: this.options.size === 'compact' ? '164px' : 'min(304px, 100%)',
      margin: '0',
      padding: '8px 12px 12px',
      border: `1px solid ${dark ? '#525252' : '#d3d3d3'}`,
      borderRadius: '4px',
      background: dark ? '#222' : '#f9f9f9',
      color: dark ? '#fff' : '#1a1a1a',
      font: '15px/1.4 system-ui, sans-serif',
    });
    const legend = document.createElement('legend');
    legend.textContent = texts.group;
    Object.assign(legend.style, {
      padding: '0 4px',
      fontSize: '12px',
      background: 'inherit',
      borderRadius: '4px',
    });
    frame.append(legend, this.box(texts.human, true), this.box(texts.robot, false));
    return frame;
  }

  private box(text: string, human: boolean): HTMLElement {
    const label = document.createElement('label');
    Object.assign(label.style, {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: human ? '44px' : '28px',
      opacity: human ? '1' : '.9',
      fontSize: human ? '' : '13px',
    });
    const box = document.createElement('input');
    box.type = 'checkbox';
    const size = human ? '24px' : '18px';
    Object.assign(box.style, { width: size, height: size, margin: '0', flex: 'none' });
    if (this.options.tabindex !== undefined) box.tabIndex = this.options.tabindex;
    box.addEventListener('change', () => {
      if (!box.checked) {
        this.reset();
        this.options['expired-callback']?.();
        return;
      }
      this.execute(human);
      box.checked = true;
    });
    this.boxes.push(box);
    label.append(box, text);
    return label;
  }
}
