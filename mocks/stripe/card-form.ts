import {
  type Brand,
  brandOf,
  cvcError,
  cvcLength,
  digitsOf,
  expiryError,
  type Field,
  type FieldError,
  formatExpiry,
  formatNumber,
  numberError,
} from './cards.ts';
import { say } from './messages.ts';
import type { ProblemReport } from './protocol.ts';

export type Values = Record<Field, string>;
export interface FormState {
  complete: boolean;
  empty: boolean;
  error: ProblemReport | null;
}

interface Row {
  field: Field;
  label: HTMLLabelElement;
  input: HTMLInputElement;
  error: HTMLElement;
  /** Whether the error is shown, because the viewer has left the field or submitted the form. */
  shown: boolean;
}

const AUTOFILL: Record<Field, string> = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

/** The inputs of one frame. Neither they nor their values leave the frame. */
export class CardForm {
  readonly rows: Row[];
  private locale: string;
  private readonly placeholder: string | null;
  private readonly changed: () => void;
  /** The card's brand, if the card number is in another frame. */
  otherBrand: Brand = 'unknown';

  constructor(fields: readonly Field[], locale: string, placeholder: string | null, changed: () => void) {
    this.locale = locale;
    this.placeholder = placeholder;
    this.changed = changed;
    this.rows = fields.map((field) => this.row(field));
    this.speak(locale);
  }

  /** Changes the language without clearing the typed values. */
  speak(locale: string): void {
    this.locale = locale;
    const hints = {
      number: '1234 1234 1234 1234',
      expiry: say('expiryHint', locale),
      cvc: say('cvcHint', locale),
    };
    for (const { field, label, input } of this.rows) {
      label.textContent = say(field, locale);
      input.placeholder = this.placeholder ?? hints[field];
    }
    this.render();
  }

  get brand(): Brand {
    const number = this.rows.find(({ field }) => field === 'number');
    return number ? brandOf(number.input.value) : this.otherBrand;
  }

  values(): Partial<Values> {
    return Object.fromEntries(this.rows.map(({ field, input }) => [field, input.value]));
  }

  element(): HTMLElement {
    const grid = document.createElement('div');
    grid.className = 'Grid';
    for (const { field, label, input, error } of this.rows) {
      const box = document.createElement('div');
      box.className = `Field Field--${field}`;
      box.append(label, input, error);
      grid.append(box);
    }
    return grid;
  }

  state(): FormState {
    const errors = this.rows.map((row) => this.problem(row));
    const shown = this.rows.findIndex((row, index) => row.shown && errors[index]);
    return {
      complete: errors.every((error) => error === null),
      empty: this.rows.every(({ input }) => input.value === ''),
      error: shown < 0 ? null : this.report(errors[shown]),
    };
  }

  /** Shows every error and focuses the first invalid field. Returns null if there is no error. */
  validate(): ProblemReport | null {
    for (const row of this.rows) row.shown = true;
    this.render();
    const wrong = this.rows.find((row) => this.problem(row));
    wrong?.input.focus();
    return wrong ? this.report(this.problem(wrong)) : null;
  }

  clear(): void {
    for (const row of this.rows) {
      row.input.value = '';
      row.shown = false;
    }
    this.render();
    this.changed();
  }

  disable(disabled: boolean): void {
    for (const { input } of this.rows) input.disabled = disabled;
  }

  private report(code: FieldError | null | undefined): ProblemReport | null {
    return code ? { code, message: say(code, this.locale) } : null;
  }

  private problem({ field, input }: Row): FieldError | null {
    if (field === 'number') return numberError(input.value);
    return field === 'expiry' ? expiryError(input.value, new Date()) : cvcError(input.value, this.brand);
  }

  private row(field: Field): Row {
    const input = document.createElement('input');
    input.id = `field-${field}`;
    input.name = field;
    input.className = 'Input';
    input.inputMode = 'numeric';
    input.autocomplete = AUTOFILL[field] as AutoFill;
    input.spellcheck = false;
    const label = document.createElement('label');
    label.className = 'Label';
    label.htmlFor = input.id;
    const error = document.createElement('p');
    error.id = `error-${field}`;
    error.className = 'Error';
    error.setAttribute('role', 'alert');
    error.hidden = true;
    input.setAttribute('aria-describedby', error.id);
    const row: Row = { field, label, input, error, shown: false };
    input.addEventListener('input', (event) => this.typed(row, event));
    input.addEventListener('blur', () => {
      row.shown = input.value !== '';
      this.render();
      this.changed();
    });
    return row;
  }

  private typed(row: Row, event: Event): void {
    const { input, field } = row;
    const atEnd = input.selectionStart === input.value.length;
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    const before = input.value;
    if (field === 'number') input.value = formatNumber(before);
    if (field === 'expiry') input.value = formatExpiry(before, !deleting);
    if (field === 'cvc') input.value = digitsOf(before).slice(0, cvcLength(this.brand));
    if (!atEnd && input.value !== before) input.setSelectionRange(input.value.length, input.value.length);
    const problem = this.problem(row);
    // An incomplete value is not an error while the viewer is typing.
    row.shown = problem !== null && !problem.startsWith('incomplete');
    this.render();
    this.changed();
    const next = this.rows[this.rows.indexOf(row) + 1];
    if (!problem && !deleting && atEnd && next && next.input.value === '') next.input.focus();
  }

  render(): void {
    for (const row of this.rows) {
      const problem = row.shown ? this.problem(row) : null;
      row.input.classList.toggle('Input--invalid', problem !== null);
      row.input.setAttribute('aria-invalid', String(problem !== null));
      row.error.hidden = problem === null;
      const text = problem ? say(problem, this.locale) : '';
      if (row.error.textContent !== text) row.error.textContent = text;
    }
  }
}
