import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { type PathsByTarget, type UserError, userError, userErrors } from '../errors/userError.ts';
import { ValidationUnsupported } from '../rest/validation.ts';
import { InvalidInput } from './invalidInput.ts';
import { RefusedPayload } from './refusedPayload.ts';
import {
  isEffect,
  isValidated,
  withoutEffect,
  isValidateOnly,
  markValidated,
  type ValidatableArgs,
  validatedMutationId,
  validatingContext,
} from './validateOnly.ts';

const pluginName = 'payloadErrors';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      payloadErrors: PayloadErrorsPlugin<Types>;
    }
  }
}

/** For a mutation's `extensions`: the paths in its input of the fields that the upstream names in its errors. */
export function errorPaths(paths: PathsByTarget): { errorPaths: PathsByTarget } {
  return { errorPaths: paths };
}

function errorsOf(failure: unknown, paths: PathsByTarget): readonly UserError[] {
  if (failure instanceof InvalidInput) return failure.errors;
  if (failure instanceof ValidationUnsupported) {
    return [userError('UNSUPPORTED', failure.message, ['validateOnly'])];
  }
  return userErrors(failure, paths);
}

type AnyResolver = GraphQLFieldResolver<unknown, object, ValidatableArgs>;

/**
 * Makes expected failures of mutations data: an input that breaks its rules and a refusal of the upstream become the
 * payload's `errors`. Faults stay errors. With `validateOnly`, writes are validated only, and the fields of the payload
 * that name their effects are null.
 */
class PayloadErrorsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.parentType === 'Mutation') {
      return refusable(resolver, (field.extensions?.['errorPaths'] ?? {}) as PathsByTarget);
    }
    if (!field.parentType.endsWith('Payload')) return resolver;
    return field.name === 'clientMutationId' ? echo(resolver) : emptyIfValidated(resolver);
  }
}

function refusable(resolver: AnyResolver, paths: PathsByTarget): AnyResolver {
  return async (root, args, context, info) => {
    try {
      if (!isValidateOnly(args)) return await resolver(root, args, context, info);
      return markValidated(await resolver(root, args, validatingContext(context), info), args);
    } catch (failure) {
      return new RefusedPayload(errorsOf(failure, paths), args.input?.clientMutationId ?? null);
    }
  };
}

/** The relay plugin learns the id only when it runs the mutation, so a refused one has to bring it along. */
function echo(resolver: AnyResolver): AnyResolver {
  return (payload, args, context, info) => {
    if (payload instanceof RefusedPayload) return payload.clientMutationId;
    return isValidated(payload) ? validatedMutationId(payload) : resolver(payload, args, context, info);
  };
}

function emptyIfValidated(resolver: AnyResolver): AnyResolver {
  return (payload, args, context, info) =>
    isValidated(payload) && isEffect(info.returnType)
      ? withoutEffect(info.returnType)
      : resolver(payload, args, context, info);
}

SchemaBuilder.registerPlugin(pluginName, PayloadErrorsPlugin);

export default pluginName;
