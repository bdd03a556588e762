import { graphql, useFragment } from 'react-relay/hooks';
import type { CompareDialog_applications$key } from '../../__generated__/CompareDialog_applications.graphql.ts';
import { ConflictList } from '../conflicts/ConflictList.tsx';
import { ProBadges } from '../../pros/profiles/ProBadges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ScrollRegion } from '../../ui/layout/ScrollRegion.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import styles from './CompareDialog.module.css';

interface Props {
  applications: CompareDialog_applications$key;
  onClosed: () => void;
}

const count = (value: number | undefined) => (value === undefined ? '–' : String(value));
const percent = (value: number | null | undefined) => (value == null ? '–' : `${Math.round(value)}%`);

/** Up to four applicants beside each other, fact by fact. */
export default function CompareDialog({ applications, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment CompareDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        matchScore
        gig @catch(to: NULL) {
          databaseId
          skill {
            name
          }
        }
        pro {
          displayName
          city
          performance {
            rating
            gigsWorked
            completionPercentage
            calloutCount
            noShowCount
          }
          ...ProBadges_pro
        }
        proAtLocation @catch(to: NULL) {
          ...ProBadges_atLocation
        }
        ...ConflictList_application
      }
    `,
    applications,
  );
  const facts: readonly (readonly [string, (one: (typeof data)[number]) => React.ReactNode])[] = [
    ['Shift', ({ gig }) => (gig ? `${gig.skill.name} #${gig.databaseId}` : '–')],
    ['Match', ({ matchScore }) => percent(matchScore)],
    ['Rating', ({ pro }) => <Rating value={pro.performance?.rating ?? null} />],
    ['Shifts worked', ({ pro }) => count(pro.performance?.gigsWorked)],
    ['Completed', ({ pro }) => percent(pro.performance?.completionPercentage)],
    ['Called out', ({ pro }) => count(pro.performance?.calloutCount)],
    ['No-shows', ({ pro }) => count(pro.performance?.noShowCount)],
    ['City', ({ pro }) => pro.city ?? '–'],
    [
      'Badges',
      ({ pro, proAtLocation }) => (
        <span className={styles.badges}>
          <ProBadges pro={pro} atLocation={proAtLocation} />
        </span>
      ),
    ],
    ['Conflicts', (application) => <ConflictList application={application} />],
  ];

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={onClosed}
      title="Compare"
      footer={<Button onPress={onClosed}>Close</Button>}
    >
      <ScrollRegion className={styles.scroll} label="Applicants compared">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Pro</th>
              {data.map(({ id, pro }) => (
                <th key={id} scope="col">
                  {pro.displayName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([label, fact]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {data.map((one) => (
                  <td key={one.id}>{fact(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Dialog>
  );
}
