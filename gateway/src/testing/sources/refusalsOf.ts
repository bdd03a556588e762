import { getNamedType, isInputObjectType, type GraphQLField } from 'graphql';
import type { DocumentedCode } from '../../platform/errors/catalogue.ts';

/** What a mutation takes, as far as errors depend on it. */
interface InputFacts {
  readonly hasInput: boolean;
  readonly hasId: boolean;
  readonly hasValidateOnly: boolean;
  /** The codes that the descriptions of the mutation and its input name. */
  readonly named: ReadonlySet<string>;
}

const codes = /\b[A-Z]+(?:_[A-Z]+)*\b/g;

function inputFacts({ args, description }: GraphQLField<unknown, unknown>): InputFacts {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  const fields = type && isInputObjectType(type) ? Object.values(type.getFields()) : [];
  const own = fields.filter(({ name }) => name !== 'clientMutationId' && name !== 'validateOnly');
  const texts = [description, ...own.map((field) => field.description)].join(' ');
  return {
    named: new Set(texts.match(codes)),
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

/**
 * The refusals of a mutation: those that follow from what it takes, that its descriptions name, and that its code can
 * reach.
 *
 * @param reached codes by what the mutation does. What it takes decides about those that depend on nothing else.
 */
export function refusalsOf(
  mutation: GraphQLField<unknown, unknown>,
  catalogue: readonly DocumentedCode[],
  reached: ReadonlySet<string>,
): readonly DocumentedCode[] {
  const facts = inputFacts(mutation);
  return catalogue.filter(({ kind, code, mutations }) => {
    if (kind !== 'REFUSAL') return false;
    if (facts.named.has(code)) return true;
    return mutations === undefined ? reached.has(code) : conditions[mutations](facts);
  });
}
