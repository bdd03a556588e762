import { isEnumType, isIntrospectionType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { fieldsOf, inputFieldsOf } from '../model/members.ts';

interface Deprecable {
  readonly name: string;
  readonly deprecationReason?: string | null | undefined;
  readonly args?: readonly Deprecable[];
}

function membersOf(type: GraphQLNamedType): readonly Deprecable[] {
  return isEnumType(type) ? type.getValues() : [...fieldsOf(type), ...inputFieldsOf(type)];
}

/** The reasons of everything that is deprecated, by its coordinate: `Gig.wage`, `Gig.applications(first:)`. */
export function deprecations(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  const note = (coordinate: string, { deprecationReason }: Deprecable) => {
    if (typeof deprecationReason === 'string') reasons.set(coordinate, deprecationReason);
  };
  for (const type of Object.values(schema.getTypeMap()).filter((each) => !isIntrospectionType(each))) {
    for (const member of membersOf(type)) {
      note(`${type.name}.${member.name}`, member);
      for (const argument of member.args ?? [])
        note(`${type.name}.${member.name}(${argument.name}:)`, argument);
    }
  }
  return reasons;
}

/** The first day on which something deprecated may be gone, as `yyyy-MM-dd`; null if its reason does not say. */
export function removalDate(reason: string): string | null {
  return / Removed on or after (\d{4}-\d{2}-\d{2})\.$/.exec(reason)?.[1] ?? null;
}
