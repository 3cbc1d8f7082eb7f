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
import { forgetOuterTracking, keepOuterTracking, outerTracking } from './outer-tracking';

const WAITING = 'data_waiting';

const isRecords = (value: unknown): value is DataRecord[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && isRecord(item.body) && 'to' in item);

const waiting = (): DataRecord[] => storage.get(WAITING, isRecords) ?? [];

/** Sends what happens to the data-collection service: a record a call, and never a word of its failures. */
export function startDataCollection(profile: string, arrival: string) {
  keepOuterTracking(arrival);
  const from = { referrer: document.referrer, origin: location.origin };

  const queue = createSendQueue<DataRecord>({
    prepare: () => ensureSession(profile),
    isReady: () => storedSession(profile) !== null,
    send: (record) =>
      send(record, profile).then(
        () => true,
        () => false,
      ),
    keep: (records) => storage.set(WAITING, [...waiting(), ...records], SESSION_LIFETIME_MS),
    kept() {
      const records = waiting();
      storage.remove(WAITING);
      return records;
    },
  });

  return {
    hear(happening: ObservedEvent): void {
      const record = dataRecord(happening, outerTracking(), from);
      if (record) queue.add(record);
    },
    /** The viewer has taken leave back: what was kept on the device goes too. */
    forget(): void {
      queue.stop();
      clearDataSession();
      forgetOuterTracking();
      storage.remove(WAITING);
    },
  };
}

function send({ to, body }: DataRecord, profile: string): Promise<unknown> {
  const beyond = { keepalive: true };
  switch (to) {
    case 'video-event':
      return sendVideoEvent(body, beyond);
    case 'viewing':
      return sendVideoViewing(body, beyond);
    case 'event': {
      const session_uuid = storedSession(profile);
      if (!session_uuid) return Promise.reject(new Error('there is no session'));
      return sendDataEvent({ profile, session_uuid, ...body }, beyond);
    }
  }
}
