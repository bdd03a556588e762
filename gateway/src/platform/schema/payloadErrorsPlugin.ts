import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { type PathsByTarget, type UserError, userErrors } from '../errors/userError.ts';
import { InvalidInput } from './invalidInput.ts';
import { RefusedPayload } from './refusedPayload.ts';

const pluginName = 'payloadErrors';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      payloadErrors: PayloadErrorsPlugin<Types>;
    }
  }
}

/** For a mutation's `extensions`: where in its input the fields stand that the upstream names in its errors. */
export function errorPaths(paths: PathsByTarget): { errorPaths: PathsByTarget } {
  return { errorPaths: paths };
}

function errorsOf(failure: unknown, paths: PathsByTarget): readonly UserError[] {
  return failure instanceof InvalidInput ? failure.errors : userErrors(failure, paths);
}

type AnyResolver = GraphQLFieldResolver<unknown, object, { input?: { clientMutationId?: string | null } }>;

/**
 * Makes expected failures of mutations data: an input that breaks its rules and a refusal of the upstream become the
 * payload's `errors`. Faults stay errors.
 */
class PayloadErrorsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.parentType === 'Mutation') {
      return refusable(resolver, (field.extensions?.['errorPaths'] ?? {}) as PathsByTarget);
    }
    return field.name === 'clientMutationId' ? echo(resolver) : resolver;
  }
}

function refusable(resolver: AnyResolver, paths: PathsByTarget): AnyResolver {
  return async (root, args, context, info) => {
    try {
      return await resolver(root, args, context, info);
    } catch (failure) {
      return new RefusedPayload(errorsOf(failure, paths), args.input?.clientMutationId ?? null);
    }
  };
}

/** The relay plugin learns the id only when it runs the mutation, so a refused one has to bring it along. */
function echo(resolver: AnyResolver): AnyResolver {
  return (payload, args, context, info) =>
    payload instanceof RefusedPayload ? payload.clientMutationId : resolver(payload, args, context, info);
}

SchemaBuilder.registerPlugin(pluginName, PayloadErrorsPlugin);

export default pluginName;
