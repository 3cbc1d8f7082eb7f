import { readFileSync } from 'node:fs';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Exchange } from './exchange.ts';

export class RecordingError extends Error {}

/** Reads a browser's HAR export, or a file with one `{request, response}` per line. */
export function readRecording(file: string): Exchange[] {
  const text = readFileSync(file, 'utf8').trim();
  const whole = tryJson(text);
  const log = isObject(whole) ? whole.log : undefined;
  const entries = isObject(log) ? log.entries : undefined;
  if (Array.isArray(entries)) return entries.flatMap((entry) => readEntry(entry) ?? []);
  const lines = text.split('\n').map(tryJson);
  if (text === '' || lines.some((line) => !isObject(line) || !isObject(line.response)))
    throw new RecordingError(`${file} is neither a HAR file nor one exchange a line`);
  return lines.flatMap((line) => readEntry(line ?? null) ?? []);
}

function tryJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEntry(entry: Json): Exchange | null {
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return null;
  const { request, response } = entry;
  const status = Number(response.status);
  // Status 0 means an aborted request, and a 304 has no body.
  if (!(status > 0) || status === 304 || typeof request.url !== 'string') return null;
  const posted = isObject(request.postData) ? request.postData.text : request.body;
  return {
    method: String(request.method).toUpperCase(),
    url: request.url,
    requestBody: posted === undefined || posted === null ? null : asText(posted),
    status,
    headers: readHeaders(response),
    text: readText(response),
  };
}

function readText({ content, body }: JsonObject): string | null {
  if (body !== undefined) return asText(body);
  if (!isObject(content) || typeof content.text !== 'string') return null;
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString() : content.text;
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function readHeaders({ headers, content }: JsonObject): Headers {
  const read = new Headers();
  const pairs = Array.isArray(headers)
    ? headers.filter(isObject).map(({ name, value }) => [String(name), String(value)] as const)
    : Object.entries(isObject(headers) ? headers : {}).map(([name, value]) => [name, String(value)] as const);
  // HTTP/2 pseudo-headers such as :status are not headers.
  for (const [name, value] of pairs)
    if (/^[\w-]+$/.test(name)) read.set(name, value.replace(/\s*\n\s*/g, ', '));
  if (!read.has('content-type') && isObject(content) && typeof content.mimeType === 'string')
    read.set('content-type', content.mimeType);
  return read;
}
