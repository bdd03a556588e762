import type { BuiltChunk } from './builtChunks.ts';
import { reachable } from './reachable.ts';

/** A screen, and the files that it begins with. */
export interface ScreenFiles {
  /** The path of the screen, as a pattern for `URLPattern`: "/locations/:locationId/pay". */
  readonly pathname: string;
  /** Whether only people who signed in see it. */
  readonly isSignedIn: boolean;
  /** Addresses of scripts. */
  readonly files: readonly string[];
}

/** Opens the session of someone signed in; the routes below `_app` import it when they load their data. */
const sessionClient = '/src/platform/relay/sessionClient.ts';

/**
 * The files that each screen begins with: the session and the route with all around it, and what these import. Addresses
 * that only lead elsewhere are left out, which are the root and every unknown one.
 */
export function screenFiles(chunks: readonly BuiltChunk[]): readonly ScreenFiles[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byRoute = Map.groupBy(chunks, routeOf);
  const routes = [...byRoute.keys()].filter((route) => route !== '');
  const session = chunks.filter(({ module }) => module?.endsWith(sessionClient));

  return routes
    .filter((route) => !routes.some((other) => other.startsWith(`${route}.`)))
    .map((route) => ({ route, pathname: pathnameOf(route) }))
    .filter(({ pathname }) => pathname !== '/' && !pathname.includes('$'))
    .toSorted((one, other) => parameters(one.pathname) - parameters(other.pathname))
    .map(({ route, pathname }) => {
      const around = chainOf(route).flatMap((name) => byRoute.get(name) ?? []);
      const isSignedIn = route.startsWith('_app.');
      const starts = [...(isSignedIn ? session : []), ...around];
      const loaded = reachable(starts, ({ imports }) => imports.flatMap((name) => byName.get(name) ?? []));
      return { pathname, isSignedIn, files: [...loaded].map(({ fileName }) => `/${fileName}`) };
    });
}

/** The route whose component or loader this is; empty for every other chunk, its error screen among them. */
function routeOf({ module }: BuiltChunk): string {
  const [, route = '', parts = ''] = /\/routes\/(.+)\.tsx\?tsr-split=(.+)$/.exec(module ?? '') ?? [];
  return parts.split('---').some((part) => part === 'component' || part === 'loader') ? route : '';
}

/** A route and all that it is shown in, outermost first: "a", "a.b" and "a.b.c" for "a.b.c". */
function chainOf(route: string): readonly string[] {
  const parts = route.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** "/locations/:locationId/pay" for "_app.locations.$locationId.pay_". A part that starts with "_" is in no path. */
function pathnameOf(route: string): string {
  const parts = route.split('.').filter((part) => !part.startsWith('_') && part !== 'index');
  const path = parts.map((part) => {
    const optional = /^\{-\$(\w+)\}$/.exec(part)?.[1];
    if (optional !== undefined) return `{/:${optional}}?`;
    return `/${part.replace(/_$/, '').replace(/^\$(?=\w)/, ':')}`;
  });
  return path.join('') || '/';
}

/** An address without parameters comes before one that has them: /locations/add is no location. */
function parameters(pathname: string): number {
  return pathname.split(':').length;
}
