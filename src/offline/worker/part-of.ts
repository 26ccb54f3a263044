import { createPartialResponse } from 'workbox-range-requests';

/**
 * Answers a request for a part of a file from the whole of it, as our server would: an end behind the file's is the
 * file's (RFC 9110), which Workbox by itself refuses, and a beginning behind it is refused, which it answers.
 *
 * @param whole With its `Content-Length`, not compressed.
 * @returns the part, 206; 416 when there is none; the whole when no part is asked for
 */
export async function partOf(request: Request, whole: Response): Promise<Response> {
  const range = request.headers.get('Range');
  if (range === null) return whole;
  const size = Number(whole.headers.get('Content-Length'));
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first !== undefined && Number(first) >= size) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  const isTooLong = Number(last) >= size;
  return createPartialResponse(
    isTooLong ? new Request(request.url, { headers: { Range: `bytes=${first}-` } }) : request,
    whole,
  );
}
