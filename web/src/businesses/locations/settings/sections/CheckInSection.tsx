import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckInSection_location$key } from '../../../../__generated__/CheckInSection_location.graphql.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { IdleSetting } from '../IdleSetting.tsx';

/** How a location knows that a pro has arrived. */
export function CheckInSection({ location }: { location: CheckInSection_location$key }) {
  const { settings } = useFragment(
    graphql`
      fragment CheckInSection_location on Location @throwOnFieldError {
        settings {
          isCheckinRequired
        }
      }
    `,
    location,
  );
  return (
    <Card title="Check-in">
      <IdleSetting
        label="Check-in code"
        description="Pros check in with the code of the shift when they arrive."
        value={settings.isCheckinRequired}
      />
    </Card>
  );
}
