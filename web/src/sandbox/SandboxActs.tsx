import { graphql, useFragment } from 'react-relay/hooks';
import type { SandboxActs_act$key } from '../__generated__/SandboxActs_act.graphql.ts';
import { DateText } from '../ui/layout/DateText.tsx';
import { ScrollRegion } from '../ui/layout/ScrollRegion.tsx';
import { TextLink } from '../ui/navigation/TextLink.tsx';
import { actText } from './actText.ts';
import styles from './SandboxBar.module.css';

interface Props {
  acts: SandboxActs_act$key;
  /** The location's time zone. */
  zone: string;
}

/** What pros did, newest first. */
export function SandboxActs({ acts, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment SandboxActs_act on SandboxAct @relay(plural: true) @throwOnFieldError {
        number
        kind
        happenedAt
        refusal
        proName
        gigNumber
        locationNumber
        position
        gigStartsAt
        gigTimeZone
      }
    `,
    acts,
  );
  return (
    <div className={styles.happened}>
      <h2 className={styles.heading}>What happened</h2>
      {data.length === 0 ? (
        <p className={styles.note}>
          Nothing yet. Turn on simulated pros and move the time forward to see what they do.
        </p>
      ) : (
        <ScrollRegion className={styles.happenings} label="What pros did">
          <ul className={styles.acts} aria-label="What happened, newest first">
            {data.map((act) => (
              <li key={act.number} className={styles.act}>
                <span className={styles.when}>
                  <DateText instant={act.happenedAt} zone={zone} />
                </span>
                <span>
                  <strong className={styles.who}>{act.proName}</strong>{' '}
                  {actText(act.kind, Boolean(act.refusal))}
                  {act.gigNumber == null || act.gigStartsAt == null ? null : (
                    <>
                      :{' '}
                      <TextLink
                        href={`/locations/${act.locationNumber ?? ''}/gigs/${act.gigNumber}/applicants`}
                      >
                        {act.position}, <DateText instant={act.gigStartsAt} zone={act.gigTimeZone ?? zone} />
                      </TextLink>
                    </>
                  )}
                  {act.refusal ? <span className={styles.refusal}>{act.refusal}</span> : null}
                </span>
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </div>
  );
}
