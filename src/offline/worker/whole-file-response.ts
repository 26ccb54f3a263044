/**
 * Returns the response to a request for a whole file. Firefox caches the response to the range `0-`, which media elements
 * request, and answers a request without a range with it. The Cache API refuses its status, 206.
 */
export async function wholeFileResponse(request: Request, response: Response): Promise<Response> {
  return response.status === 206 ? fetch(request, { cache: 'reload' }) : response;
}
