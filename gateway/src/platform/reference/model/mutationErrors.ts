import { getNamedType, isInputObjectType, type GraphQLField } from 'graphql';
import type { DocumentedCode } from '../../errors/catalogue.ts';

/** What a mutation takes, as far as errors depend on it. */
interface InputFacts {
  readonly hasInput: boolean;
  readonly hasId: boolean;
  readonly hasValidateOnly: boolean;
}

function inputFacts({ args }: GraphQLField<unknown, unknown>): InputFacts {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  const fields = type && isInputObjectType(type) ? Object.values(type.getFields()) : [];
  const own = fields.filter(({ name }) => name !== 'clientMutationId' && name !== 'validateOnly');
  return {
    hasInput: own.length > 0,
    hasId: own.some(({ type: fieldType }) => getNamedType(fieldType).name === 'ID'),
    hasValidateOnly: fields.some(({ name }) => name === 'validateOnly'),
  };
}

/** The mutations that can be refused with a code, by what the catalogue says of it. */
const conditions: Readonly<Record<NonNullable<DocumentedCode['mutations']>, (facts: InputFacts) => boolean>> =
  {
    ANY: () => true,
    WITH_INPUT: ({ hasInput }) => hasInput,
    WITH_ID: ({ hasId }) => hasId,
    WITH_VALIDATE_ONLY: ({ hasValidateOnly }) => hasValidateOnly,
  };

/** The refusals of a mutation: those that follow from what it takes, and those that depend on what it does. */
export function refusalsOf(
  mutation: GraphQLField<unknown, unknown>,
  catalogue: readonly DocumentedCode[],
): { readonly certain: readonly DocumentedCode[]; readonly possible: readonly DocumentedCode[] } {
  const facts = inputFacts(mutation);
  const refusals = catalogue.filter(({ kind }) => kind === 'REFUSAL');
  return {
    certain: refusals.filter(({ mutations }) => mutations !== undefined && conditions[mutations](facts)),
    possible: refusals.filter(({ mutations }) => mutations === undefined),
  };
}
