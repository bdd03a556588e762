import { execute, getOperationAST, parse, type GraphQLSchema } from 'graphql';
import { compileOperation } from '../../platform/execution/compileOperation.ts';
import { coerceVariables } from '../../platform/server/documents/coerceVariables.ts';
import { errorTexts } from './sameExecution.ts';

/** What an operation is executed with. */
export interface ExecutionCase {
  readonly schema: GraphQLSchema;
  readonly text: string;
  /** Made for each execution: what a generator gives can be read once. */
  readonly root?: (() => unknown) | undefined;
  readonly context?: () => unknown;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string;
}

/** The responses of graphql-js and of the compiled operation to one request, as text. */
export async function bothResponses({
  schema,
  text,
  root,
  context,
  variables,
  operationName,
}: ExecutionCase) {
  const document = parse(text);
  const name = operationName === undefined ? {} : { operationName };
  const reference = await execute({
    schema,
    document,
    rootValue: root?.(),
    contextValue: context?.(),
    variableValues: variables ?? {},
    hideSuggestions: true,
    ...name,
  });
  const operation = getOperationAST(document, operationName);
  const operationCompiled = compileOperation(schema, document, operationName);
  if (!operation || operationCompiled === null) throw new Error(`Not compiled: ${text}`);
  const { values, errors } = coerceVariables(schema, operation, variables ?? {});
  const compiled =
    values === undefined
      ? { errors }
      : await operationCompiled.run({
          rootValue: root?.(),
          contextValue: context?.(),
          variableValues: values,
        });
  const textOf = ({ data, errors: found }: typeof reference) => {
    const texts = errorTexts(found?.map((error) => (values === undefined ? bare(error) : error)));
    return JSON.stringify({ data, errors: texts });
  };
  return { reference: textOf(reference), compiled: textOf(compiled) };
}

/** Without the code, which the gateway adds to errors about variables. */
function bare<Failure extends { readonly extensions: object }>(error: Failure): Failure {
  return Object.defineProperty(error, 'extensions', { value: {} });
}
