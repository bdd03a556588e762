import { compareAddresses } from '@brigade/domain/businesses/addresses/compareAddresses.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useTemplatePlace_location$key } from '../../__generated__/useTemplatePlace_location.graphql.ts';

/** What a template of a location can be made of. Ids are those of nodes. */
export interface TemplatePlace {
  readonly skills: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Cents an hour. */
    readonly startingWage: number;
  }[];
  /** The location's own first, whose id is empty; a template can also name its node. */
  readonly addresses: readonly { readonly id: string; readonly nodeId: string; readonly label: string }[];
}

/** Reads the positions and addresses of a location. */
export function useTemplatePlace(key: useTemplatePlace_location$key): TemplatePlace {
  const location = useFragment(
    graphql`
      fragment useTemplatePlace_location on Location @throwOnFieldError {
        postableSkills @catch(to: NULL) {
          startingWage {
            amountCents
          }
          skill {
            id
            name
            defaultDescription
          }
        }
        addresses(first: 100) @catch(to: NULL) {
          edges {
            node {
              id
              type
              name
              address {
                line1
              }
            }
          }
        }
      }
    `,
    key,
  );
  const addresses = (location.addresses?.edges ?? []).map(({ node }) => ({
    id: node.type === 'PRIMARY' ? '' : node.id,
    nodeId: node.id,
    label: node.name ?? node.address.line1,
    type: node.type === 'PRIMARY' ? ('PRIMARY' as const) : ('SECONDARY' as const),
    street: node.address.line1,
  }));
  return {
    skills: (location.postableSkills ?? []).map(({ skill, startingWage }) => ({
      id: skill.id,
      name: skill.name,
      description: skill.defaultDescription ?? '',
      startingWage: startingWage.amountCents,
    })),
    addresses: addresses.toSorted(compareAddresses),
  };
}
