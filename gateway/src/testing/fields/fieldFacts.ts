import type { AllAnswers } from './nextPlaces.ts';

/** Who may read a field that some role is refused. */
interface FieldFact {
  readonly roles: readonly string[];
  /** The permissions that the refusals name. */
  readonly permissions: readonly string[];
}

/** The facts of the fields that were FORBIDDEN to a role, by their coordinate. Roles that got no object say nothing. */
export function fieldFacts(answers: AllAnswers): ReadonlyMap<string, FieldFact> {
  const coordinates = new Set([...answers.values()].flatMap(({ refused }) => [...refused.keys()]));
  return new Map(
    [...coordinates].toSorted().map((coordinate) => {
      const named = [...answers.values()].flatMap(({ refused }) => [...(refused.get(coordinate) ?? [])]);
      const may = [...answers].filter(
        ([, { asked, refused }]) => asked.has(coordinate) && !refused.has(coordinate),
      );
      return [coordinate, { roles: may.map(([role]) => role), permissions: [...new Set(named)].toSorted() }];
    }),
  );
}
