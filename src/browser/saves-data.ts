import { isRecord } from '../lib/parse/is';

/** Whether the device requests that sites save data. */
export function savesData(navigator: object = globalThis.navigator): boolean {
  return (
    'connection' in navigator && isRecord(navigator.connection) && navigator.connection.saveData === true
  );
}
