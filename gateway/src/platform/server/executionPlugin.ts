import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { compileOperation, type CompiledOperation } from '../execution/compileOperation.ts';
import type { ServerContext } from './documentsPlugin.ts';

/** Operations by name; null for those that cannot be compiled. */
type Compiled = Map<string, CompiledOperation | null>;

/** @returns compiles an operation once for as long as its document is remembered. */
function createCompiler(
  schema: GraphQLSchema,
): (document: DocumentNode, operationName: string | null | undefined) => CompiledOperation | null {
  const documents = new WeakMap<DocumentNode, Compiled>();
  return (document, operationName) => {
    const operations: Compiled = documents.get(document) ?? new Map();
    documents.set(document, operations);
    const name = operationName ?? '';
    const known = operations.get(name);
    if (known !== undefined) return known;
    const compiled = compileOperation(schema, document, operationName);
    operations.set(name, compiled);
    return compiled;
  };
}

/** Executes what can be compiled by its compiled operation, and leaves the rest to Yoga. */
export function executionPlugin(schema: GraphQLSchema): Plugin<ServerContext, ServerContext> {
  const compiledFor = createCompiler(schema);
  return {
    onExecute({ args, setExecuteFn }) {
      const { document, operationName, rootValue, contextValue } = args;
      const { variables } = contextValue.exchange;
      const compiled = variables === null ? null : compiledFor(document, operationName);
      if (compiled === null || variables === null) return;
      setExecuteFn(() => compiled.run({ rootValue, contextValue, variableValues: variables }));
    },
  };
}
