import type { Permission } from '@brigade/upstream/platform/access/permissions.ts';
import { readRestFacts, factsOfCall } from './restFacts.ts';
import { readMutationSources } from './mutationSources.ts';
import { userErrorCode } from '../../platform/errors/userErrorCode.ts';

/** What follows for a mutation from the code of the gateway and of the REST API. */
export interface MutationRefusals {
  readonly calls: ReadonlySet<string>;
  /** The codes of refusals, also those of one item among several. */
  readonly codes: ReadonlySet<string>;
  /** The permissions of the REST API that it can need. */
  readonly permissions: ReadonlySet<Permission>;
}

/** The refusals and permissions of each mutation. */
export function readMutationRefusals(mutations: ReadonlySet<string>): ReadonlyMap<string, MutationRefusals> {
  const rest = readRestFacts();
  return new Map(
    [...readMutationSources(mutations)].map(([name, { calls, codes }]) => {
      const facts = [...calls].flatMap((call) => factsOfCall(rest, call));
      const wireCodes = facts.flatMap((each) => [...each.codes]);
      const permissions = new Set(facts.flatMap((each) => [...each.permissions]));
      return [
        name,
        {
          calls,
          // Other texts with the name `code`, and faults, are none of these.
          codes: new Set(
            [...codes, ...wireCodes.map((code) => userErrorCode(code))].filter((code) => code !== 'UNKNOWN'),
          ),
          permissions,
        },
      ];
    }),
  );
}
