import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInSheet_applications$key } from '../../__generated__/SignInSheet_applications.graphql.ts';
import type { SignInSheet_gig$key } from '../../__generated__/SignInSheet_gig.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import styles from './SignInSheet.module.css';

interface Props {
  gig: SignInSheet_gig$key;
  applications: SignInSheet_applications$key;
}

const blanks = ['In', 'Break', 'Out', 'Signature'];

/** The sheet on which pros sign in by hand. It appears on paper only. */
export default function SignInSheet({ gig, applications }: Props) {
  const { databaseId, startTime, endTime, timeZone, skill, event } = useFragment(
    graphql`
      fragment SignInSheet_gig on Gig @throwOnFieldError {
        databaseId
        startTime
        endTime
        timeZone
        skill {
          name
        }
        event {
          name
        }
      }
    `,
    gig,
  );
  const pros = useFragment(
    graphql`
      fragment SignInSheet_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        isCancelled
        workingHours {
          startTime
          endTime
        }
        pro {
          displayName
        }
      }
    `,
    applications,
  );
  return (
    <section className={styles.sheet} aria-hidden="true">
      <p className={styles.title}>{`${skill.name} #${databaseId}`}</p>
      <p>
        <DateText instant={startTime} zone={timeZone} format="day" />
        {' · '}
        <TimeRange start={startTime} end={endTime} zone={timeZone} isZoneShown />
        {event ? ` · ${event.name}` : null}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Position</th>
            <th scope="col">Planned</th>
            {blanks.map((blank) => (
              <th key={blank} scope="col">
                {blank}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pros
            .filter(({ isCancelled }) => !isCancelled)
            .map(({ id, pro, workingHours }) => (
              <tr key={id}>
                <th scope="row">{pro.displayName}</th>
                <td>{skill.name}</td>
                <td>
                  <TimeRange start={workingHours.startTime} end={workingHours.endTime} zone={timeZone} />
                </td>
                {blanks.map((blank) => (
                  <td key={blank}>{'\u00A0'}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
