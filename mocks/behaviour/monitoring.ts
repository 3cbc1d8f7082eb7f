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
import { createResolver } from './create-resolver.ts';

/** Stores the site's reports, which tests read with GET /demo/reports. */
export function monitoringHandlers(world: World) {
  const createReportResolver =
    (kind: Report['kind']) =>
    ({ body }: { body: unknown }): { success: true } => {
      world.report({ kind, body });
      return { success: true };
    };
  return [
    getReportErrorMockHandler(
      createResolver(world, 'reportError', { body: ReportErrorBody }, createReportResolver('error')),
    ),
    getGetDataHashMockHandler(createResolver(world, 'getDataHash', {}, () => ({ data: randomName(16) }))),
    getCreateDataSessionMockHandler(
      createResolver(
        world,
        'createDataSession',
        { body: CreateDataSessionBody },
        createReportResolver('session'),
      ),
    ),
    getSendDataEventMockHandler(
      createResolver(world, 'sendDataEvent', { body: SendDataEventBody }, createReportResolver('event')),
    ),
    getSendVideoEventMockHandler(
      createResolver(
        world,
        'sendVideoEvent',
        { body: SendVideoEventBody },
        createReportResolver('video-event'),
      ),
    ),
    getSendVideoViewingMockHandler(
      createResolver(
        world,
        'sendVideoViewing',
        { body: SendVideoViewingBody },
        createReportResolver('video-viewing'),
      ),
    ),
  ];
}
