import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationDetails_organization$key } from '../../__generated__/OrganizationDetails_organization.graphql.ts';
import { ImageCircle } from '../../platform/images/ImageCircle.tsx';
import { FactList } from '../../platform/screen/FactList.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import styles from './OrganizationDetails.module.css';

/** The name and image of an organization for those who may not change them, and who may. */
export function OrganizationDetails({
  organization,
}: {
  organization: OrganizationDetails_organization$key;
}) {
  const { name, image, viewerCannotManageReason } = useFragment(
    graphql`
      fragment OrganizationDetails_organization on Organization @throwOnFieldError {
        name
        viewerCannotManageReason @catch(to: NULL)
        image {
          ...ImageCircle_image
        }
      }
    `,
    organization,
  );
  return (
    <>
      <InlineAlert tone="info" title="You can view the organization but not change it">
        {viewerCannotManageReason ?? 'Your role does not allow it.'}
      </InlineAlert>
      <Card title="Details">
        <div className={styles.details}>
          <ImageCircle image={image} />
          <FactList facts={[{ name: 'Name', value: name }]} />
        </div>
      </Card>
    </>
  );
}
