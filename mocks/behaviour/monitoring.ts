import {
  getCreateDataSessionMockHandler,
  getGetDataHashMockHandler,
  getSendDataEventMockHandler,
  getSendVideoEventMockHandler,
  getSendVideoViewingMockHandler,
} from '../../generated/api/data-collection/data-collection.msw.ts';
import { getReportErrorMockHandler } from '../../generated/api/monitoring/monitoring.msw.ts';
import {
  CreateDataSessionBody,
  SendDataEventBody,
  SendVideoEventBody,
  SendVideoViewingBody,
} from '../../generated/zod/data-collection/data-collection.zod.ts';
import { ReportErrorBody } from '../../generated/zod/monitoring/monitoring.zod.ts';
import type { Report, World } from '../store/world.ts';
import { randomName } from './accounts/sessions.ts';
import { answer } from './answer.ts';

/** Stores the site's reports, which tests read with GET /demo/reports. */
export function monitoringHandlers(world: World) {
  const note =
    (kind: Report['kind']) =>
    ({ body }: { body: unknown }): { success: true } => {
      world.report({ kind, body });
      return { success: true };
    };
  return [
    getReportErrorMockHandler(answer(world, 'reportError', { body: ReportErrorBody }, note('error'))),
    getGetDataHashMockHandler(answer(world, 'getDataHash', {}, () => ({ data: randomName(16) }))),
    getCreateDataSessionMockHandler(
      answer(world, 'createDataSession', { body: CreateDataSessionBody }, note('session')),
    ),
    getSendDataEventMockHandler(answer(world, 'sendDataEvent', { body: SendDataEventBody }, note('event'))),
    getSendVideoEventMockHandler(
      answer(world, 'sendVideoEvent', { body: SendVideoEventBody }, note('video-event')),
    ),
    getSendVideoViewingMockHandler(
      answer(world, 'sendVideoViewing', { body: SendVideoViewingBody }, note('video-viewing')),
    ),
  ];
}
