import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { CheckInCodeDialog_gig$key } from '../../__generated__/CheckInCodeDialog_gig.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { copyLink } from '../../ui/actions/copyLink.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { CheckInPoster } from './CheckInPoster.tsx';
import { renewCheckIn } from './renewCheckIn.ts';

interface Props {
  gig: CheckInCodeDialog_gig$key;
  onClosed: () => void;
}

/** The QR code of a gig, to scan, to print as a poster, and to replace. */
export default function CheckInCodeDialog({ gig, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment CheckInCodeDialog_gig on Gig @throwOnFieldError {
        id
        checkinToken
        viewerCanRecordAttendance @catch(to: NULL)
        ...CheckInPoster_gig
      }
    `,
    gig,
  );
  const environment = useRelayEnvironment();
  const [isRenewing, setIsRenewing] = useState(false);
  const link = `${window.location.origin}/check-in/${data.checkinToken ?? ''}`;
  return (
    <>
      <Dialog
        isOpen
        title="Check-in code"
        onClosed={onClosed}
        footer={
          <>
            {data.viewerCanRecordAttendance === true ? (
              <Button
                variant="ghost"
                icon={<RefreshCw aria-hidden="true" />}
                onPress={() => setIsRenewing(true)}
              >
                New code
              </Button>
            ) : null}
            <Button variant="outlined" icon={<Copy aria-hidden="true" />} onPress={() => void copyLink(link)}>
              Copy link
            </Button>
            <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
              Print poster
            </Button>
          </>
        }
      >
        <CheckInPoster gig={data} link={link} />
      </Dialog>
      {isRenewing ? (
        <ConfirmActionDialog
          isDestructive
          title="Make a new check-in code?"
          confirmLabel="New code"
          cancelLabel="Keep code"
          action={() => renewCheckIn(environment, data.id)}
          onSuccess={() => toast({ tone: 'success', title: 'New check-in code created' })}
          onClosed={() => setIsRenewing(false)}
        >
          The QR code, the link and the digits that pros have now stop working, also on paper. Print the
          poster again. Pros who have checked in stay in.
        </ConfirmActionDialog>
      ) : null}
    </>
  );
}
