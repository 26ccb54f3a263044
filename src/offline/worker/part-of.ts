import { createPartialResponse } from 'workbox-range-requests';

/**
 * Answers a range request from the whole file, like the server. Two cases differ from Workbox: a range that ends beyond
 * the file is shortened (RFC 9110), and a range that starts beyond the file gives 416.
 *
 * @param whole has a `Content-Length` and no compression
 * @returns the part with 206; 416 when there is none; the whole file for a request without a range
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
