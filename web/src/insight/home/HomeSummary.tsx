import { homeSummary } from '@brigade/domain/insight/home/homeSummary.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeSummary_home$key } from '../../__generated__/HomeSummary_home.graphql.ts';
import styles from './HomeSummary.module.css';

/** What today and the week ahead are like, with what is open in bold. */
export function HomeSummary({ home }: { home: HomeSummary_home$key }) {
  const { days, openPlaces } = useFragment(
    graphql`
      fragment HomeSummary_home on Home @throwOnFieldError {
        days {
          date
          gigs
          places
          confirmed
        }
        openPlaces
      }
    `,
    home,
  );
  const { today, open } = homeSummary({
    days: days.map(({ date, gigs, places, confirmed }) => ({ date, gigs, places, confirmed })),
    openPlaces: openPlaces ?? null,
  });
  return (
    <>
      {today}
      {open === null ? null : (
        <> {openPlaces === 0 ? open : <strong className={styles.open}>{open}</strong>}</>
      )}
    </>
  );
}
