import { fileURLToPath } from 'node:url';
import type { Permission } from '@brigade/upstream/platform/access/permissions.ts';
import { type Declaration, type Declarations, reachable, readDeclarations } from './declarations.ts';
import { asNode, nameOf, type SyntaxNode, textsIn, walk } from './syntax.ts';

/** What the sources of the REST API say about a call. */
export interface RestFacts {
  readonly method: string | null;
  /** The path from `/api`, with `{}` for its ids; `*` for what is not known before it runs. */
  readonly path: string;
  /** The codes of errors that the call can respond with, beyond those of an input that breaks its schema. */
  readonly codes: ReadonlySet<string>;
  /** The permissions that the call can ask for. */
  readonly permissions: ReadonlySet<Permission>;
}

const upstream = fileURLToPath(new URL('.', import.meta.resolve('@brigade/upstream/main.ts')));
const routeKey = 'platform/server/route.ts#route';
/** Says what each role may, and so names all permissions. */
const permissionsFile = 'platform/access/permissions.ts';

/** The calls of the REST API with the errors and permissions that their code can reach. */
export function readRestFacts(): RestFacts[] {
  const declarations = readDeclarations(upstream);
  const names = new Set(
    [...declarations.values()]
      .filter(({ file }) => file === permissionsFile)
      .flatMap(({ node }) => textsIn(node)),
  );
  const isPermission = (text: string): text is Permission => text.includes('.') && names.has(text);
  return [...declarations].flatMap(([key, { node }]) => {
    const urls = urlsOf(declarations, key);
    if (urls.length === 0) return [];
    const reached = reachable(declarations, key);
    const facts = {
      method: propertyIn(node, 'method'),
      codes: new Set(reached.flatMap(codesIn)),
      permissions: new Set(reached.flatMap(permissionTextsIn).filter(isPermission)),
    };
    return urls.map((url) => ({ ...facts, path: masked(url) }));
  });
}

const ownUrls = (node: SyntaxNode) => textsIn(node).filter((text) => text.startsWith('/api/'));

/** The URLs of the routes that a declaration makes, by itself or by a function for several of them. */
function urlsOf(declarations: Declarations, key: string): string[] {
  const { node, references } = declarations.get(key) ?? {};
  if (node === undefined || references === undefined) return [];
  const makers = [...references].flatMap((each) => {
    const maker = declarations.get(each);
    return maker?.references.has(routeKey) === true ? [maker] : [];
  });
  const own = ownUrls(node);
  if (own.length > 0) return references.has(routeKey) || makers.length > 0 ? own : [];
  const end = propertyIn(node, 'path');
  if (end === null) return [];
  return makers.flatMap((maker) => ownUrls(maker.node).map((url) => url.replace('*', end)));
}

const masked = (url: string) =>
  url
    .replace(/^\/api/, '')
    .replaceAll(/:\w+/g, '{}')
    .replace(/\/+$/, '');

/** The text of the first property of this name. */
function propertyIn(node: SyntaxNode, name: string): string | null {
  let text: string | null = null;
  walk(node, (each) => {
    if (each.type === 'KeyValueProperty' && nameOf(each['key']) === name) text ??= nameOf(each['value']);
    return true;
  });
  return text;
}

function codesIn({ node }: Declaration): string[] {
  const codes: string[] = [];
  walk(node, (each) => {
    if (each.type === 'NewExpression' && nameOf(each['callee']) === 'ApiError') {
      codes.push(...textsIn(firstArgument(each)));
    }
    if (each.type === 'KeyValueProperty' && nameOf(each['key']) === 'code')
      codes.push(...textsIn(each['value']));
    return true;
  });
  return codes;
}

/** The first argument of a call. */
export function firstArgument({ arguments: given }: SyntaxNode): unknown {
  return Array.isArray(given) ? (given[0] as unknown) : undefined;
}

/** The texts among which permissions are. */
function permissionTextsIn({ file, node }: Declaration): string[] {
  if (file === permissionsFile) return [];
  const found: string[] = [];
  walk(node, (each) => {
    // Decides what a response shows, or about a part of the request.
    if (each.type === 'CallExpression' && nameOf(asNode(each['callee'])) === 'may') return false;
    if (each.type === 'StringLiteral') found.push(nameOf(each) ?? '');
    return true;
  });
  return found;
}

/** The facts of a call of the gateway: those of its path, or else those of paths that are partly unknown. */
export function factsOfCall(all: readonly RestFacts[], call: string): RestFacts[] {
  const [method = '', path = ''] = call.split(' ');
  const possible = all.filter((each) => each.method === null || each.method === method);
  const exact = possible.filter((each) => each.path === path);
  if (exact.length > 0) return exact;
  return possible.filter((each) => each.path.includes('*') && pattern(each.path).test(path));
}

const pattern = (path: string) =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => RegExp.escape(part))
      .join('.*')}$`,
  );
