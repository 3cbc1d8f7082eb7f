export interface FileProgress {
  received: number;
  /** null if the response does not state its length. */
  total: number | null;
}

/** Downloads a file and reports progress. The browser stores large blobs on disk. */
export async function downloadFile(
  url: string,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`the file answered with ${response.status}`);
  const length = Number(response.headers.get('content-length'));
  const total = length > 0 ? length : null;
  if (!response.body) return response.blob();
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.length;
      onProgress({ received, total });
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers }).blob();
}
