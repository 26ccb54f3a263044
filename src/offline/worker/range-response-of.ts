import { createPartialResponse } from 'workbox-range-requests';

/**
 * Answers a range request from the whole file, which has a `Content-Length` and no compression. Unlike Workbox and like
 * the server, it shortens a range that ends beyond the file (RFC 9110), and answers 416 to one that starts there.
 */
export async function rangeResponseOf(request: Request, whole: Response): Promise<Response> {
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
