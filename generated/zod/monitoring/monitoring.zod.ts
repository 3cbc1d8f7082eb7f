/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  Done,
  ErrorReport,
  Failure
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Report what went wrong
 */
export const ReportErrorBody = ErrorReport

export const ReportError200Response = Done

export const ReportError400Response = Failure

export const ReportError429Response = Failure

export const ReportError500Response = Failure

