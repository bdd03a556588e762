import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { GigBulkBar_location$key } from '../../__generated__/GigBulkBar_location.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Menu } from '../../ui/actions/Menu.tsx';
import { SelectionBar } from '../../ui/actions/SelectionBar.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import { startDate } from './groupByDay.ts';
import { closeApplications, reopenApplications } from '../editing/setApplicationsOpen.ts';

const CancelGigsDialog = lazy(() => import('../cancelling/CancelGigsDialog.tsx'));
const CopyWeekDialog = lazy(() => import('../copying/CopyWeekDialog.tsx'));
const EditGigsDialog = lazy(() => import('../editing/EditGigsDialog.tsx'));

interface Props {
  location: GigBulkBar_location$key;
  /** The selected gigs, in list order. */
  gigs: readonly {
    readonly id: string;
    readonly startTime: string;
    readonly timeZone?: string | null | undefined;
  }[];
  onCleared: () => void;
  /** Called after an action, with the reasons for gigs that were refused. */
  onDone: (refused: ReadonlyMap<string, string>) => void;
}

/** A dialog, with the gigs that were selected when it was opened: live updates may take them off the list. */
interface OpenedDialog {
  readonly name: 'edit' | 'cancel' | 'copy';
  readonly ids: readonly string[];
  readonly firstDate: string;
}

/** The bulk actions for selected gigs. */
export function GigBulkBar({ location, gigs, onCleared, onDone }: Props) {
  const environment = useRelayEnvironment();
  const [isBusy, setIsBusy] = useState(false);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const { id, timeZone } = useFragment(
    graphql`
      fragment GigBulkBar_location on Location @throwOnFieldError {
        id
        timeZone
      }
    `,
    location,
  );
  const dates = gigs.map(({ startTime, timeZone: zone }) => startDate(startTime, zone)).toSorted();
  const [firstDate = ''] = dates;
  const ids = gigs.map((gig) => gig.id);
  const open = (name: OpenedDialog['name']) => setOpened({ name, ids, firstDate });
  const close = () => setOpened(null);

  const run = async (act: typeof closeApplications, done: string) => {
    setIsBusy(true);
    await toastFailure(async () => {
      const refused = await act(environment, ids);
      const count = ids.length - refused.size;
      if (count > 0)
        toast({ tone: 'success', title: `${done} ${count === 1 ? '1 shift' : `${count} shifts`}` });
      onDone(refused);
    });
    setIsBusy(false);
  };

  return (
    <>
      <SelectionBar count={gigs.length} itemName={['shift', 'shifts']} onCleared={onCleared}>
        <Menu
          label="Applications"
          size="small"
          isDisabled={isBusy}
          items={[
            {
              id: 'close',
              label: 'Close applications',
              onAction: () => void run(closeApplications, 'Applications closed for'),
            },
            {
              id: 'reopen',
              label: 'Reopen applications',
              onAction: () => void run(reopenApplications, 'Applications reopened for'),
            },
          ]}
        />
        <Button variant="outlined" size="small" isDisabled={isBusy} onPress={() => open('copy')}>
          Copy to a week…
        </Button>
        <Button variant="outlined" size="small" isDisabled={isBusy} onPress={() => open('edit')}>
          Edit…
        </Button>
        <Button variant="outlined" size="small" isDisabled={isBusy} onPress={() => open('cancel')}>
          Cancel…
        </Button>
      </SelectionBar>
      <Suspense>
        {opened?.name === 'copy' ? (
          <CopyWeekDialog
            locationId={id}
            timeZone={timeZone ?? browserZone()}
            gigs={opened}
            onClosed={close}
            onCopied={() => onDone(new Map())}
          />
        ) : null}
        {opened?.name === 'edit' ? (
          <EditGigsDialog gigIds={opened.ids} onClosed={close} onChanged={onDone} />
        ) : null}
        {opened?.name === 'cancel' ? (
          <CancelGigsDialog gigIds={opened.ids} onClosed={close} onCancelled={onDone} />
        ) : null}
      </Suspense>
    </>
  );
}
