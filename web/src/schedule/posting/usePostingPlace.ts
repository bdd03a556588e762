import { compareAddresses } from '@brigade/domain/businesses/addresses/compareAddresses.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePostingPlace_location$key } from '../../__generated__/usePostingPlace_location.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import type { PostingChoices } from './postingChoices.ts';

const employmentTypes = ['F1099', 'W2'] as const;

/** Reads what a location can post: its positions, addresses, managers and what its settings allow. */
export function usePostingPlace(locationKey: usePostingPlace_location$key): PostingChoices {
  const location = useFragment(
    graphql`
      fragment usePostingPlace_location on Location @throwOnFieldError {
        id
        databaseId
        timeZone
        postableSkills @catch(to: NULL) {
          startingWage {
            amountCents
          }
          minimumWage {
            amountCents
          }
          recommendedWage {
            amountCents
          }
          recommendedBoostedWage {
            amountCents
          }
          skill {
            id
            name
            defaultDescription
            defaultNoExperienceRequired
          }
        }
        requirements @catch(to: NULL) {
          id
          skillId
        }
        settings @catch(to: NULL) {
          backgroundChecksEnabled
          immediateAutoSelectEnabled
          requireCertifications
          supportedEmploymentTypes
        }
        addresses(first: 100) @catch(to: NULL) {
          edges {
            node {
              id
              type
              name
              timeZone
              address {
                line1
                city
                stateCode
              }
            }
          }
        }
        events(first: 50, period: UPCOMING) @catch(to: NULL) {
          edges {
            node {
              id
              name
            }
          }
        }
        managers(first: 100) @catch(to: NULL) {
          edges {
            node {
              id
              person {
                displayName
              }
            }
          }
        }
      }
    `,
    locationKey,
  );

  const addresses = (location.addresses?.edges ?? [])
    .map(({ node }) => node)
    .toSorted((one, other) => compareAddresses(placeOf(one), placeOf(other)));
  const zones = new Map(addresses.map(({ id, timeZone }) => [id, timeZone]));

  return {
    nodeId: location.id,
    locationId: location.databaseId,
    events: (location.events?.edges ?? []).map(({ node: { id, name } }) => ({ id, name })),
    skills: (location.postableSkills ?? []).map(({ skill, ...wages }) => ({
      id: skill.id,
      name: skill.name,
      defaultDescription: skill.defaultDescription ?? '',
      defaultNoExperienceRequired: skill.defaultNoExperienceRequired ?? false,
      startingWage: wages.startingWage.amountCents,
      minimumWage: wages.minimumWage?.amountCents ?? null,
      recommendedWage: wages.recommendedWage?.amountCents ?? null,
      boostedWage: wages.recommendedBoostedWage?.amountCents ?? null,
    })),
    addresses: addresses.map(({ id, name, timeZone, address }) => ({
      id,
      timeZone,
      label: name ?? address.line1,
      description: `${name === null ? '' : `${address.line1}, `}${address.city}, ${address.stateCode}`,
    })),
    managers: (location.managers?.edges ?? []).map(({ node }) => ({
      id: node.id,
      name: node.person.displayName,
    })),
    requirements: location.requirements?.map(({ id, skillId }) => ({ id, skillId: skillId ?? null })) ?? null,
    settings: {
      hasBackgroundChecks: location.settings?.backgroundChecksEnabled ?? false,
      isAutoSelectEnabled: location.settings?.immediateAutoSelectEnabled ?? false,
      areCertificationsRequired: location.settings?.requireCertifications ?? false,
      employmentTypes: employmentTypes.filter((type) =>
        location.settings?.supportedEmploymentTypes.includes(type),
      ),
    },
    zoneOf: (addressId) => zones.get(addressId) ?? location.timeZone ?? browserZone(),
  };
}

function placeOf({ type, address }: { type: string; address: { line1: string } }) {
  return { type: type === 'PRIMARY' ? 'PRIMARY' : 'SECONDARY', street: address.line1 } as const;
}
