import { apiErrorMessage, type ErrorMessageId } from '../../../api/error-messages';
import { isApiError } from '../../../api/errors';
import { isString, isStringList } from '../../../lib/parse/is';
import { type ClipRange, type RangeProblem, rangeProblem } from './clip-range';

export interface ClipDraft {
  name: string;
  tags: readonly string[];
  /** An end is null if its typed time is invalid. */
  range: { start: number | null; end: number | null };
}

export interface DraftProblems {
  name?: 'clips.nameMissing';
  tags?: 'clips.tagMissing';
  start?: 'clips.noTime';
  end?: 'clips.noTime';
  range?: RangeProblem;
}

export function isWhole(range: ClipDraft['range']): range is ClipRange {
  return range.start !== null && range.end !== null;
}

const isTime = (value: unknown, duration: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= duration;

/**
 * Reads the usable parts of a draft that was stored when the session ended. Returns null if there are none.
 */
export function parseClipDraft(
  { name, tags, start, end }: Record<string, unknown>,
  { duration, offered }: { duration: number; offered: readonly string[] },
): Partial<ClipDraft> | null {
  const draft: Partial<ClipDraft> = {};
  if (isString(name)) draft.name = name;
  if (isStringList(tags)) draft.tags = tags.filter((tag) => offered.includes(tag));
  if (isTime(start, duration) && isTime(end, duration)) draft.range = { start, end };
  return Object.keys(draft).length > 0 ? draft : null;
}

/** Validates a clip draft. Returns the problem of each field. */
export function draftProblems({ name, tags, range }: ClipDraft, duration: number): DraftProblems {
  const problems: DraftProblems = {};
  if (name.trim() === '') problems.name = 'clips.nameMissing';
  if (tags.length === 0) problems.tags = 'clips.tagMissing';
  if (range.start === null) problems.start = 'clips.noTime';
  if (range.end === null) problems.end = 'clips.noTime';
  const wrong = isWhole(range) ? rangeProblem(range, duration) : null;
  if (wrong) problems.range = wrong;
  return problems;
}

/** Assigns the backend's validation errors to their fields. Other errors are shown above the form. */
export function refusedDraft(error: unknown): {
  problems: DraftProblems;
  form: ErrorMessageId | 'clips.notAllowed' | null;
} {
  if (!isApiError(error)) return { problems: {}, form: 'error.somethingWrong' };
  if (error.kind === 'cancelled') return { problems: {}, form: null };
  if (error.code === 'not_allowed') return { problems: {}, form: 'clips.notAllowed' };
  const { name, tags, duration, start_time } = error.code === 'validation_failed' ? error.fields : {};
  const problems: DraftProblems = {};
  if (name) problems.name = 'clips.nameMissing';
  if (tags) problems.tags = 'clips.tagMissing';
  if (duration || start_time) problems.range = 'clips.tooLong';
  return { problems, form: Object.keys(problems).length > 0 ? null : apiErrorMessage(error) };
}
