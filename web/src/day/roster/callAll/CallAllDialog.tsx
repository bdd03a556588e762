import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import PhoneCall from 'lucide-react/icons/phone-call';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CallAllDialog_applications$key } from '../../../__generated__/CallAllDialog_applications.graphql.ts';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { AttendanceBadge } from '../AttendanceBadge.tsx';
import styles from './CallAllDialog.module.css';
import { clearCalled, markCalled, useCalledMarks } from './calledMarks.ts';

interface Props {
  applications: CallAllDialog_applications$key;
  zone: string | null | undefined;
  onClosed: () => void;
}

/** The pros to call, one after the other. This device keeps who was called. */
export default function CallAllDialog({ applications, zone, onClosed }: Props) {
  const pros = useFragment(
    graphql`
      fragment CallAllDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        phoneNumber
        pro {
          displayName
        }
        ...AttendanceBadge_application
      }
    `,
    applications,
  );
  const marks = useCalledMarks(currentMs());
  const callable = pros.filter(({ phoneNumber }) => phoneNumber);
  const next = callable.find(({ id }) => !marks.has(id));
  const called = callable.filter(({ id }) => marks.has(id));
  return (
    <Dialog
      isOpen
      size="small"
      title={titleOf(pros.length)}
      description="This device keeps who was called for a day. Others do not see it."
      onClosed={onClosed}
      footer={
        <>
          {called.length > 0 ? (
            <Button
              variant="ghost"
              onPress={() =>
                clearCalled(
                  called.map(({ id }) => id),
                  currentMs(),
                )
              }
            >
              Clear marks
            </Button>
          ) : null}
          {next ? (
            <LinkButton
              variant="contained"
              href={`tel:${next.phoneNumber}`}
              icon={<PhoneCall aria-hidden="true" />}
              onClick={() => markCalled(next.id, currentMs())}
            >
              {`Call ${next.pro.displayName}`}
            </LinkButton>
          ) : (
            // The link that had the focus is gone after the last call.
            <Button variant="contained" ref={takeFocus} onPress={onClosed}>
              Done
            </Button>
          )}
        </>
      }
    >
      <p className={styles.progress} role="status">
        {progressOf({ listed: pros.length, callable: callable.length, called: called.length })}
      </p>
      <ul className={styles.pros}>
        {pros.map((application) => {
          const { id, phoneNumber, pro } = application;
          const calledMs = marks.get(id);
          return (
            <li key={id} className={styles.pro}>
              <span className={styles.who}>
                <strong>{pro.displayName}</strong>
                {calledMs === undefined ? (
                  <AttendanceBadge application={application} zone={zone} />
                ) : (
                  <span className={styles.called}>
                    {'Called '}
                    <DateText instant={new Date(calledMs).toISOString()} zone={zone} format="time" />
                  </span>
                )}
              </span>
              {phoneNumber ? (
                <LinkButton
                  variant="outlined"
                  href={`tel:${phoneNumber}`}
                  aria-label={`Call ${pro.displayName}, ${formatPhone(phoneNumber)}`}
                  onClick={() => markCalled(id, currentMs())}
                >
                  {formatPhone(phoneNumber)}
                </LinkButton>
              ) : (
                <span className={styles.muted}>No phone number</span>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/**
 * Takes the focus from what is gone, and leaves it with the pro whose own link was used. One function for every render:
 * React calls a new one again.
 */
function takeFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

function titleOf(listed: number): string {
  if (listed === 0) return 'Call pros';
  return listed === 1 ? 'Call 1 pro' : `Call ${listed} pros`;
}

interface Calls {
  /** How many pros are expected or late; none once the last of them clocks in. */
  readonly listed: number;
  /** Those with a phone number. */
  readonly callable: number;
  readonly called: number;
}

function progressOf({ listed, callable, called }: Calls): string {
  if (listed === 0) return 'No one is left to call';
  if (callable === 0) return 'No one has a phone number';
  return called < callable ? `${called} of ${callable} called` : 'Everyone with a number was called';
}
