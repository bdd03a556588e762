import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { markSeen, useSeen } from '../../platform/screen/seenMarks.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './HomeSetup.module.css';

/** Offers the tour and the film to a new user, until they have seen the tour or want none. */
export function TourOffer({ locationId }: { locationId: number }) {
  const { accountId } = useViewer();
  if (useSeen('tour', accountId) !== null) return null;
  const home = `/locations/${locationId}/home`;
  return (
    <section className={styles.offer} aria-label="New to Brigade">
      <p className={styles.pitch}>New here? The film takes a minute, the tour two.</p>
      <div className={styles.choices}>
        <LinkButton size="small" variant="outlined" href={`${home}?show_tour=true`}>
          Take the tour
        </LinkButton>
        <LinkButton size="small" variant="outlined" href={`${home}?show_video=true`}>
          Watch the film
        </LinkButton>
        <Button size="small" variant="text" onPress={() => markSeen('tour', accountId)}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}
