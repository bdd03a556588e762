import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkEffects_remap$key } from '../../__generated__/WorkEffects_remap.graphql.ts';
import { EffectGroup } from './EffectGroup.tsx';

/** What becomes of gigs, events, favorites and blocks. */
export function WorkEffects({ remap }: { remap: WorkEffects_remap$key }) {
  const { upcomingGigsCount, eventsLosingGigs, favoriteProsCount, proBlocksCount } = useFragment(
    graphql`
      fragment WorkEffects_remap on OrganizationRemap @throwOnFieldError {
        upcomingGigsCount
        eventsLosingGigs {
          name
          gigsCount
        }
        favoriteProsCount
        proBlocksCount
      }
    `,
    remap,
  );

  return (
    <EffectGroup
      title="Shifts and pros"
      effects={[
        upcomingGigsCount === 0
          ? 'There are no upcoming shifts. Past shifts stay with the location.'
          : `${counted(upcomingGigsCount, 'upcoming shift')} and all past shifts stay with the location, with their pros.`,
        ...eventsLosingGigs.map(
          ({ name, gigsCount }) =>
            `The event “${name}” loses ${counted(gigsCount, 'shift')}, which ${gigsCount === 1 ? 'becomes a separate shift' : 'become separate shifts'}.`,
        ),
        `Favorites (${favoriteProsCount}) and blocked pros (${proBlocksCount}) stay as they are.`,
      ]}
    />
  );
}

function counted(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount.toLocaleString('en-US')} ${noun}s`;
}
