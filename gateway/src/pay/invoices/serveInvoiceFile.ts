import type { IncomingMessage, ServerResponse } from 'node:http';
import { restProblem } from '../../platform/images/restProblem.ts';
import { RestError } from '../../platform/rest/restError.ts';
import { departure } from '../../platform/server/http/departure.ts';
import type { GraphQLRouteOptions } from '../../platform/server/http/graphqlRoute.ts';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';
import { sendJson, sendStream } from '../../platform/server/http/send.ts';

const filePath = /^\/exports\/invoices\/([1-9]\d{0,8})\.(csv|pdf)$/;

/** Milliseconds until a file begins to arrive. */
const timeoutMs = 15_000;

const mediaTypes = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** Whether a path is of the file of an invoice. */
export function isInvoiceFile(path: string): boolean {
  return path.startsWith('/exports/invoices/');
}

const refusals: Readonly<Record<number, HttpProblem>> = {
  401: new HttpProblem(401, 'UNAUTHENTICATED', 'Sign in to continue.'),
  403: new HttpProblem(403, 'FORBIDDEN', 'Only admins can download invoices.'),
  404: new HttpProblem(404, 'NOT_FOUND', 'No invoice was found here.'),
};

/**
 * Handles `GET /exports/invoices/{databaseId}.csv` and `.pdf`. Requires a bearer token, like `/graphql`; the upstream
 * checks the permission and makes the file.
 *
 * @throws HttpProblem if the request is refused or fails before the file begins.
 */
export async function serveInvoiceFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: { readonly path: string; readonly requestId: string },
  { upstream }: Pick<GraphQLRouteOptions, 'upstream'>,
): Promise<void> {
  if (request.method !== 'GET')
    return sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET' });
  const [, id = '', extension] = filePath.exec(path) ?? [];
  if (extension !== 'csv' && extension !== 'pdf')
    throw new HttpProblem(404, 'NOT_FOUND', 'Export not found.');
  const { authorization } = request.headers;
  const departed = departure(response);
  const { status, headers, body } = await upstream
    .getFile({
      name: 'readInvoiceFile',
      method: 'GET',
      path: `api/staffer/invoices/${id}/${extension}/`,
      headers: {
        accept: '*/*',
        'x-request-id': requestId,
        ...(authorization !== undefined && { authorization }),
      },
      body: null,
      signal: departed,
      timeoutMs,
    })
    .catch((error: unknown) => {
      throw error instanceof RestError ? restProblem(error) : error;
    });
  if (status !== 200) {
    await body.dump();
    throw (
      refusals[status] ??
      new HttpProblem(502, 'UPSTREAM_UNAVAILABLE', 'The file cannot be read. Try again later.')
    );
  }
  const name = headers['content-disposition'];
  response.writeHead(200, {
    'content-type': mediaTypes[extension],
    'content-disposition':
      typeof name === 'string' ? name : `attachment; filename="invoice-${id}.${extension}"`,
    'cache-control': 'private, no-store',
  });
  await sendStream(response, body, departed);
}
