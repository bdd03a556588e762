import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './documentsPlugin.ts';
import type { Compiler } from './operationCompiler.ts';

/** What Yoga executes; its own type leaves the values `any`. */
interface OperationArgs {
  readonly document: DocumentNode;
  readonly rootValue: unknown;
  readonly contextValue: ServerContext;
}

/** Executes what can be compiled by its compiled operation, and leaves the rest to Yoga. */
export function executionPlugin(compiledFor: Compiler): Plugin<ServerContext, ServerContext> {
  return {
    onExecute({ args, setExecuteFn }) {
      const { document, rootValue, contextValue } = args as OperationArgs;
      const { variables, request } = contextValue.exchange;
      if (variables === null) return;
      const compiled = compiledFor(document, request);
      if (compiled === null) return;
      setExecuteFn(() => compiled.run({ rootValue, contextValue, variableValues: variables }));
    },
  };
}
