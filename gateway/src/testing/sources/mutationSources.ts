import { fileURLToPath } from 'node:url';
import { type Declaration, reachable, readDeclarations } from './declarations.ts';
import { firstArgument } from './restFacts.ts';
import { nameOf, textsIn, walk } from './syntax.ts';

/** What the sources of the gateway say about a mutation. */
export interface MutationSources {
  /** The REST calls that it acts by, its writes if it has any: method and path, with `{}` for ids. */
  readonly calls: ReadonlySet<string>;
  /** The codes of refusals that the gateway finds itself. */
  readonly codes: ReadonlySet<string>;
}

const gateway = fileURLToPath(new URL('../../', import.meta.url));
const isWrite = /^(POST|PUT|PATCH|DELETE) /;

/** Each mutation with what its code can reach. */
export function readMutationSources(mutations: ReadonlySet<string>): ReadonlyMap<string, MutationSources> {
  const declarations = readDeclarations(gateway);
  return new Map(
    [...declarations].flatMap(([key, declaration]): [string, MutationSources][] => {
      const name = mutationOf(declaration, mutations);
      if (name === null) return [];
      const reached = reachable(declarations, key);
      return [
        [
          name,
          {
            calls: actions(reached.flatMap(callsIn)),
            codes: new Set(reached.flatMap(codesIn)),
          },
        ],
      ];
    }),
  );
}

function actions(calls: readonly string[]): ReadonlySet<string> {
  const writes = calls.filter((call) => isWrite.test(call));
  return new Set(writes.length > 0 ? writes : calls);
}

/** The mutation that a module declares by a call such as `builder.relayMutationField('signIn', …)`. */
function mutationOf({ node }: Declaration, mutations: ReadonlySet<string>): string | null {
  let name: string | null = null;
  walk(node, (each) => {
    if (each.type === 'CallExpression') {
      const text = textsIn(firstArgument(each))[0];
      if (text !== undefined && mutations.has(text)) name ??= text;
    }
    return name === null;
  });
  return node.type === 'ExpressionStatement' ? name : null;
}

/** The calls that `endpoint({ method, path })` declares. */
function callsIn({ node }: Declaration): string[] {
  const calls: string[] = [];
  walk(node, (each) => {
    if (each.type !== 'CallExpression' || nameOf(each['callee']) !== 'endpoint') return true;
    const texts = new Map<string, string>();
    walk(firstArgument(each), ({ type, key, value }) => {
      if (type === 'KeyValueProperty') texts.set(nameOf(key) ?? '', textsIn(value)[0] ?? '');
      return type !== 'KeyValueProperty';
    });
    calls.push(
      `${texts.get('method')} ${(texts.get('path') ?? '').replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '')}`,
    );
    return true;
  });
  return calls;
}

function codesIn({ node }: Declaration): string[] {
  const codes: string[] = [];
  walk(node, (each) => {
    if (each.type === 'CallExpression' && nameOf(each['callee']) === 'userError') {
      codes.push(...textsIn(firstArgument(each)));
    }
    return true;
  });
  return codes;
}
