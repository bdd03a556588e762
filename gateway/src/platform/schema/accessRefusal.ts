import { type AuthFailure, AuthScopeFailureType } from '@pothos/plugin-scope-auth';
import type { GraphQLError } from 'graphql';
import { forbidden, unauthenticated } from '../errors/graphqlErrors.ts';

function failedScopes(failure: AuthFailure): string[] {
  switch (failure.kind) {
    case AuthScopeFailureType.AuthScope:
      return [failure.scope];
    case AuthScopeFailureType.AllAuthScopes:
    case AuthScopeFailureType.AnyAuthScopes:
      return failure.failures.flatMap(failedScopes);
    default:
      return [];
  }
}

/** The error of a field whose scopes the caller lacks: sign in first, else the permission that is missing. */
export function accessRefusal(failure: AuthFailure): GraphQLError {
  return failedScopes(failure).includes('signedIn')
    ? unauthenticated()
    : forbidden('platform.admin', 'Only platform admins can see this.');
}
