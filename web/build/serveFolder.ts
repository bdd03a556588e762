import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the files of a folder to this machine, and an empty page in place of every other. */
export async function serveFolder(folder: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const name = path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(path.join(folder, name)).then(
      (content) => response.setHeader('content-type', types[path.extname(name)] ?? 'text/plain').end(content),
      () => response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}
