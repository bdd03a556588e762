import { graphql, useFragment } from 'react-relay/hooks';
import type { ModeSection_location$key } from '../../../../__generated__/ModeSection_location.graphql.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx';
import { useViewer } from '../../ViewerProvider.tsx';

/** The mode switch of a location whose licenses allow both modes. */
export function ModeSection({ location }: { location: ModeSection_location$key }) {
  const { databaseId } = useFragment(
    graphql`
      fragment ModeSection_location on Location @throwOnFieldError {
        databaseId
      }
    `,
    location,
  );
  const { workplaces, chooseMode } = useViewer();
  const workplace = workplaces.find(({ locationId }) => locationId === databaseId);
  if (!workplace || workplace.modes.length < 2) return null;

  return (
    <Card title="Mode">
      <RadioGroup
        label="How you work here"
        description="Applies immediately, in this browser only."
        value={workplace.mode}
        options={[
          { value: 'MARKETPLACE', label: 'Marketplace', description: 'Post shifts openly and fill them.' },
          { value: 'HIRE', label: 'Hire', description: 'Keep a network of pros, interview and hire.' },
        ]}
        onChange={(mode) => chooseMode(databaseId, mode === 'HIRE' ? 'HIRE' : 'MARKETPLACE')}
      />
    </Card>
  );
}
