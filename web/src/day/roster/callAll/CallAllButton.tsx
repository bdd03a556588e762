import PhoneCall from 'lucide-react/icons/phone-call';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CallAllButton_applications$key } from '../../../__generated__/CallAllButton_applications.graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { currentAttendance } from '../currentAttendance.ts';
import { useScreenCommands } from '../../../platform/commands/screenCommands.ts';

const CallAllDialog = lazy(() => import('./CallAllDialog.tsx'));

interface Props {
  applications: CallAllButton_applications$key;
  /** The IANA zone of the location; the browser's if it is unknown. */
  zone: string | null | undefined;
}

/**
 * Opens the list of the pros to call: who is expected or late, those who are late first. One call to a pro with several
 * shifts, about the first of these. Nothing without any.
 */
export function CallAllButton({ applications, zone }: Props) {
  const everyone = useFragment(
    graphql`
      fragment CallAllButton_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        attendance {
          state
          since
        }
        pro {
          id
        }
        ...CallAllDialog_applications
      }
    `,
    applications,
  );
  const [isOpen, setOpen] = useState(false);
  const inState = (wanted: 'LATE' | 'EXPECTED') =>
    everyone.filter(
      ({ attendance }) => attendance && currentAttendance(attendance.state, attendance.since) === wanted,
    );
  const calls = Map.groupBy([...inState('LATE'), ...inState('EXPECTED')], ({ pro }) => pro.id);
  const expected = [...calls.values()].flatMap(([first]) => first ?? []);
  const label = `Call all ${expected.length}`;
  useScreenCommands(expected.length === 0 ? [] : [{ id: 'call-all', label, onAction: () => setOpen(true) }]);
  if (expected.length === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="outlined" icon={<PhoneCall aria-hidden="true" />} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <CallAllDialog applications={expected} zone={zone} onClosed={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
