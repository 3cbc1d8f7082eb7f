import { apiErrorMessage, type ErrorMessageId } from '../../api/error-messages';
import { isApiError } from '../../api/errors';

/** The message for a failed download, for example one that was refused, is missing or was interrupted. */
export function downloadFailure(
  error: unknown,
): ErrorMessageId | 'download.broken' | 'download.gone' | 'download.notAllowed' {
  if (!isApiError(error)) return 'download.broken';
  if (error.code === 'not_allowed') return 'download.notAllowed';
  return error.status === 404 || error.code === 'clip_not_ready' ? 'download.gone' : apiErrorMessage(error);
}
