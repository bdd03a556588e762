import { formatDay, formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { MoveSandboxClockInput } from '../__generated__/moveSandboxClockMutation.graphql.ts';
import type { SandboxClockControls_clock$key } from '../__generated__/SandboxClockControls_clock.graphql.ts';
import { currentInstant } from '../platform/clock/currentTime.ts';
import { announce } from '../ui/feedback/announce.ts';
import { Button } from '../ui/actions/Button.tsx';
import { DateText } from '../ui/layout/DateText.tsx';
import { moveSandboxClock } from './moveSandboxClock.ts';
import { ResetClock } from './ResetClock.tsx';
import styles from './SandboxBar.module.css';
import { useSandboxTask } from './useSandboxTask.ts';

interface Props {
  clock: SandboxClockControls_clock$key;
  /** The location's time zone. */
  zone: string;
  /** Global id of the current location, if any. */
  locationId: string | null;
  onMoved: () => void;
}

/** The current time, and buttons that move it. */
export function SandboxClockControls({ clock, zone, locationId, onMoved }: Props) {
  const { now, offsetSeconds, nextEventAt } = useFragment(
    graphql`
      fragment SandboxClockControls_clock on SandboxClock @throwOnFieldError {
        now
        offsetSeconds
        nextEventAt
      }
    `,
    clock,
  );
  const environment = useRelayEnvironment();
  const { running, run } = useSandboxTask(onMoved);

  async function move(name: string, input: MoveSandboxClockInput) {
    const hasMoved = await run(name, () => moveSandboxClock(environment, { ...input, locationId }));
    if (hasMoved) announce(`It is now ${inWords(currentInstant().toString(), zone)}`);
  }

  return (
    <div className={styles.clock}>
      <p className={styles.now}>
        <DateText instant={now} zone={zone} isZoneShown />
      </p>
      <div className={styles.moves} role="group" aria-label="Move the time">
        <Button
          size="small"
          variant="outlined"
          isLoading={running === 'hour'}
          onPress={() => void move('hour', { advanceMinutes: 60 })}
        >
          + 1 hour
        </Button>
        <Button
          size="small"
          variant="outlined"
          isLoading={running === 'day'}
          onPress={() => void move('day', { advanceMinutes: 1440 })}
        >
          + 1 day
        </Button>
        <Button
          size="small"
          variant="outlined"
          isLoading={running === 'event'}
          isDisabled={nextEventAt == null}
          onPress={() => void move('event', { toNextEvent: true })}
        >
          To the next event
        </Button>
        {offsetSeconds > 0 ? <ResetClock onReset={() => move('reset', { reset: true })} /> : null}
      </div>
      <p className={styles.note}>
        {nextEventAt == null ? (
          'Nothing is scheduled here.'
        ) : (
          <>
            Next here: <DateText instant={nextEventAt} zone={zone} />
          </>
        )}
      </p>
    </div>
  );
}

function inWords(instant: string, zone: string): string {
  const moment = Temporal.Instant.from(instant);
  return `${formatDay(moment, zone, moment)}, ${formatTime(moment, zone)}`;
}
