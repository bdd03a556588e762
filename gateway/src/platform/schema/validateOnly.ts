import { getNamedType, type GraphQLOutputType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { RestSession } from '../rest/restSession.ts';
import type { BuilderTypes } from './builder.ts';

/** The input field of mutations that can be validated without taking effect. */
export function validateOnlyField(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return t.boolean({
    description:
      'Whether to validate the input without any effect: nothing is changed, sent or charged. The errors, costs and effects ' +
      'are those of the mutation; what it would create, change or delete is null. Defaults to false.',
  });
}

/** The part of a mutation's arguments that says whether it is validated only. */
export interface ValidatableArgs {
  readonly input?: {
    readonly validateOnly?: boolean | null | undefined;
    readonly clientMutationId?: string | null | undefined;
  };
}

/** Whether the arguments say so. */
export function isValidateOnly({ input }: ValidatableArgs): boolean {
  return input?.validateOnly === true;
}

/** The same context, in which writes are validated only. */
export function validatingContext<Context extends object>(context: Context): Context {
  const { rest } = context as { readonly rest: RestSession };
  return { ...context, rest: rest.validating };
}

/** The outcomes of validations, with the `clientMutationId` of payloads. */
const validatedOnes = new WeakMap<object, string | null>();

/** Marks a payload, and the items of its lists, as the outcome of a validation. */
export function markValidated<Payload>(payload: Payload, { input }: ValidatableArgs = {}): Payload {
  if (typeof payload !== 'object' || payload === null) return payload;
  validatedOnes.set(payload, input?.clientMutationId ?? null);
  for (const items of Object.values(payload).filter((value) => Array.isArray(value))) {
    for (const item of items as unknown[]) {
      if (typeof item === 'object' && item !== null) validatedOnes.set(item, null);
    }
  }
  return payload;
}

/**
 * An object that a mutation created or changed; null if it was only validated. A client would store under the id of the
 * object what has not happened.
 */
export function unlessValidated<Value>(outcome: object, value: Value): Value | null {
  return validatedOnes.has(outcome) ? null : value;
}

/**
 * Whether a field of a payload names what was created, changed or deleted: nodes, lists of nodes, and ids. The location
 * where something happens is read as it is.
 */
export function isEffect(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  if (named.name === 'ID') return true;
  return (
    isObjectType(named) &&
    named.name !== 'Location' &&
    named.getInterfaces().some(({ name }) => name === 'Node')
  );
}

/** What such a field has where nothing happened: no items, or null. */
export function withoutEffect(type: GraphQLOutputType): [] | null {
  return isNonNullType(type) && isListType(type.ofType) ? [] : null;
}

/** The `clientMutationId` of a payload; the relay plugin has it for the original context only. */
export function validatedMutationId(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null;
  return validatedOnes.get(payload) ?? null;
}

/** Whether a payload is the outcome of a validation. */
export function isValidated(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && validatedOnes.has(payload);
}
