import {
  sendDataEvent,
  sendVideoEvent,
  sendVideoViewing,
} from '@generated/api/data-collection/data-collection';
import { storage } from '../../browser/storage/storage';
import { isRecord } from '../../lib/parse/is';
import type { ObservedEvent } from '../observed-events';
import { createSendQueue } from '../send-queue';
import { type DataRecord, dataRecord } from './data-records';
import { clearDataSession, ensureSession, SESSION_LIFETIME_MS, storedSession } from './data-session';
import { clearOuterReferrer, outerReferrer } from './outer-referrer';
import { clearOuterTracking, outerTracking, storeOuterTracking } from './outer-tracking';

const STORAGE_KEY = 'data_waiting';

const isRecords = (value: unknown): value is DataRecord[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && isRecord(item.body) && 'to' in item);

const storedRecords = (): DataRecord[] => storage.get(STORAGE_KEY, isRecords) ?? [];

/** Sends events to the data-collection service, one record per request. Failures are not reported. */
export function startDataCollection(profile: string, entryAddress: string) {
  storeOuterTracking(entryAddress);
  const referrer = outerReferrer({ referrer: document.referrer, origin: location.origin });

  const queue = createSendQueue<DataRecord>({
    prepare: () => ensureSession(profile),
    isReady: () => storedSession(profile) !== null,
    send: (record) =>
      send(record, profile).then(
        () => true,
        () => false,
      ),
    store: (records) => storage.set(STORAGE_KEY, [...storedRecords(), ...records], SESSION_LIFETIME_MS),
    takeStored() {
      const records = storedRecords();
      storage.remove(STORAGE_KEY);
      return records;
    },
  });

  return {
    onEvent(event: ObservedEvent): void {
      const record = dataRecord(event, outerTracking(), referrer);
      if (record) queue.add(record);
    },
    /** Called when the viewer withdraws consent; it also deletes what analytics has stored on the device. */
    stop(): void {
      queue.stop();
      clearDataSession();
      clearOuterTracking();
      clearOuterReferrer();
      storage.remove(STORAGE_KEY);
    },
  };
}

function send({ to, body }: DataRecord, profile: string): Promise<unknown> {
  const options = { keepalive: true };
  switch (to) {
    case 'video-event':
      return sendVideoEvent(body, options);
    case 'viewing':
      return sendVideoViewing(body, options);
    case 'event': {
      const session_uuid = storedSession(profile);
      if (!session_uuid) return Promise.reject(new Error('there is no session'));
      return sendDataEvent({ profile, session_uuid, ...body }, options);
    }
  }
}
