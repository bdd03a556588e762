import type { ReferenceRoutes } from './referenceRoutes.ts';
import { sendText } from './sendText.ts';

const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>API reference</title>
<h1>The reference is not published here</h1>
<p>This server keeps its schema to itself, as it does for introspection. Read the reference in an environment for
development, or in a copy of the repository.</p>
</html>
`;

/** Serves every address below the reference where the schema is not public. */
export const serveUnpublished: ReferenceRoutes = (request, response) =>
  sendText(request, response, {
    status: 404,
    text,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
