import type { OutgoingHttpHeaders, RequestListener } from 'node:http';

/** Responds properly. */
export function json(status: number, body: unknown, headers: OutgoingHttpHeaders = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Fails as the API words failures. */
export function refusal(
  status: number,
  error: { code: string; message: string; target?: string },
  headers: OutgoingHttpHeaders = {},
): RequestListener {
  return json(status, { error }, headers);
}

/** A page for people, as proxies send it. */
export function html(status = 200): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Secret host name</h1></html>');
  };
}

/** Takes the request and never responds. */
export const silence: RequestListener = () => undefined;

/** Sends its headers and then nothing more. */
export const stall: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
};

/** Announces more than it sends, then cuts the connection. */
export const halfABody: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{"id": 7, "status": "PO', () => response.destroy());
};

/** Cuts the connection without a word. */
export const reset: RequestListener = (request) => {
  request.socket.destroy();
};

/** Sends valid JSON of about so many bytes, without announcing its length. */
export function huge(bytes: number): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify('x'.repeat(bytes)));
  };
}

/** Sends the caller elsewhere. */
export function redirect(location: string): RequestListener {
  return (_, response) => {
    response.writeHead(302, { location }).end();
  };
}
