import { startTransition } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { SandboxPanelQuery } from '../__generated__/SandboxPanelQuery.graphql.ts';
import { browserZone } from '../ui/theme/browserZone.ts';
import { SandboxActs } from './SandboxActs.tsx';
import styles from './SandboxBar.module.css';
import { SandboxClockControls } from './SandboxClockControls.tsx';
import { SandboxScriptControls } from './SandboxScriptControls.tsx';

interface Props {
  queryRef: PreloadedQuery<SandboxPanelQuery>;
  /** Refetches the panel. */
  reload: () => void;
}

/** The sandbox's clock, its pros, and what they have done here. */
export default function SandboxPanel({ queryRef, reload }: Props) {
  const { sandbox, location } = usePreloadedQuery<SandboxPanelQuery>(
    graphql`
      query SandboxPanelQuery($locationId: DatabaseId, $location: DatabaseId!, $hasLocation: Boolean!)
      @preloadable
      @throwOnFieldError {
        sandbox {
          clock(locationDatabaseId: $locationId) {
            ...SandboxClockControls_clock
          }
          script {
            ...SandboxScriptControls_script
          }
          acts(locationDatabaseId: $locationId) {
            ...SandboxActs_act
          }
        }
        location(databaseId: $location) @include(if: $hasLocation) {
          id
          timeZone
        }
      }
    `,
    queryRef,
  );
  if (!sandbox?.clock || !sandbox.script) return null;
  const zone = location?.timeZone ?? browserZone();
  // Shows the old data until the new response arrives.
  const refresh = () => startTransition(reload);
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>
        <SandboxClockControls
          clock={sandbox.clock}
          zone={zone}
          locationId={location?.id ?? null}
          onMoved={refresh}
        />
        <SandboxScriptControls script={sandbox.script} onChanged={refresh} />
      </div>
      <SandboxActs acts={sandbox.acts ?? []} zone={zone} />
    </div>
  );
}
