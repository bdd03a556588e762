import { now } from '../../stack/now.ts';
import { graphql } from '../../stack/graphql.ts';

interface Found {
  location: {
    gigs: {
      edges: {
        node: {
          databaseId: number;
          skill: { name: string };
          fill: { places: number; confirmed: number; selected: number; openApplications: number };
        };
      }[];
    };
  };
}

/** A coming shift of the demo with this many places to fill, and more applicants than that. */
export async function shiftWithApplicants({ url, token }: { url: string; token: string }, places: number) {
  const { data } = await graphql<Found>(
    url,
    `
      query ($now: DateTime!) {
        location(databaseId: 1) {
          gigs(first: 100, filter: { startsAtOrAfter: $now }) {
            edges {
              node {
                databaseId
                skill {
                  name
                }
                fill {
                  places
                  confirmed
                  selected
                  openApplications
                }
              }
            }
          }
        }
      }
    `,
    { now: now().add({ hours: 12 }) },
    token,
  );
  const found = data?.location.gigs.edges
    .map(({ node }) => node)
    .find(
      ({ fill }) =>
        fill.selected === 0 && fill.places - fill.confirmed >= places && fill.openApplications > places,
    );
  if (!found) throw new Error(`No coming shift of the demo has ${places} places and applicants`);
  return { databaseId: found.databaseId, skill: found.skill.name };
}
