import { apiErrorMessage, type ErrorMessageId } from './error-messages';
import { type ApiError, isApiError } from './errors';

/** The message shown for each field that the backend refuses; the backend's own text is only logged. */
const REFUSED_FIELDS = {
  code: 'field.sixDigits',
  current_password: 'field.passwordWrong',
  email: 'field.email',
  first_name: 'field.firstName',
  last_name: 'field.lastName',
  login: 'field.email',
  password: 'field.passwordShort',
  password_confirmation: 'field.passwordMismatch',
  phone: 'field.phone',
  terms: 'field.terms',
} as const;

/** The form field that each error code concerns, whatever fields the backend lists. */
const FIELD_OF_CODE: Record<string, string> = {
  email_already_registered: 'email',
  user_not_found: 'email',
  recaptcha_required: 'recaptcha_token',
  recaptcha_invalid: 'recaptcha_token',
};

type FieldMessageId = ErrorMessageId | (typeof REFUSED_FIELDS)[keyof typeof REFUSED_FIELDS] | 'field.invalid';

export interface FormRefusal {
  fields: Record<string, FieldMessageId>;
  form: ErrorMessageId | null;
}

/**
 * Sorts the errors of a failed request by form field. An error that belongs to no field of the form is shown
 * for the whole form.
 */
export function formRefusal(error: unknown, fields: readonly string[]): FormRefusal {
  if (!isApiError(error)) return { fields: {}, form: 'error.somethingWrong' };
  if (error.kind === 'cancelled') return { fields: {}, form: null };
  const messages = error.code === 'validation_failed' ? refusedFields(error, fields) : {};
  const field = FIELD_OF_CODE[error.code ?? ''];
  if (field && fields.includes(field)) messages[field] = apiErrorMessage(error);
  return { fields: messages, form: Object.keys(messages).length > 0 ? null : apiErrorMessage(error) };
}

function refusedFields(error: ApiError, fields: readonly string[]): Record<string, FieldMessageId> {
  const named = Object.keys(error.fields).filter((field) => fields.includes(field));
  const known: Record<string, FieldMessageId> = REFUSED_FIELDS;
  return Object.fromEntries(named.map((field) => [field, known[field] ?? 'field.invalid']));
}
