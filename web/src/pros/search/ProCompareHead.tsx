import X from 'lucide-react/icons/x';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProCompareHead_pro$key } from '../../__generated__/ProCompareHead_pro.graphql.ts';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { OfferButton } from './OfferButton.tsx';
import { profileHref } from './proHrefs.ts';
import styles from './ProCompare.module.css';

interface Props {
  pro: ProCompareHead_pro$key;
  locationId: number;
  canOffer: boolean;
  /** The URL of the comparison without this pro; null if it would be empty. */
  removeHref: string | null;
}

/** The head of a pro's column: who it is, and what to do with them. */
export function ProCompareHead({ pro, locationId, canOffer, removeHref }: Props) {
  const data = useFragment(
    graphql`
      fragment ProCompareHead_pro on Pro @throwOnFieldError {
        uuid
        displayName
        city
        ...ProAvatar_pro
        ...OfferButton_pro
      }
    `,
    pro,
  );
  const { uuid, displayName, city } = data;
  return (
    <div className={styles.head}>
      <div className={styles.headLine}>
        <ProAvatar pro={data} />
        {removeHref === null ? null : (
          <LinkButton
            variant="ghost"
            size="small"
            iconOnly
            href={removeHref}
            aria-label={`Take ${displayName} out of the comparison`}
            icon={<X aria-hidden="true" />}
          />
        )}
      </div>
      <TextLink href={profileHref(locationId, uuid)}>{displayName}</TextLink>
      <span className={styles.city}>{city}</span>
      <OfferButton pro={data} locationId={locationId} canOffer={canOffer} />
    </div>
  );
}
