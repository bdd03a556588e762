import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ReferralCode_program$key } from '../../__generated__/ReferralCode_program.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { copyLink } from '../../ui/actions/copyLink.ts';
import { useAction } from '../../ui/actions/useAction.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { QrCode } from '../../ui/media/QrCode.tsx';
import { createReferralCode } from './createReferralCode.ts';
import styles from './ReferralCode.module.css';
import { rewardText } from './rewardText.ts';
import { shareReferral } from './shareReferral.ts';

/** The viewer's code as text, link and QR code, with the ways to share it. */
export function ReferralCode({ program }: { program: ReferralCode_program$key }) {
  const { code, link, reward } = useFragment(
    graphql`
      fragment ReferralCode_program on ReferralProgram @throwOnFieldError {
        code
        link
        reward {
          amountCents
          currency
        }
      }
    `,
    program,
  );
  const environment = useRelayEnvironment();
  const { run, isPending, errorMessage } = useAction({ action: () => createReferralCode(environment) });
  const amount = rewardText(reward.amountCents, reward.currency);

  if (code == null || link == null) {
    return (
      <Card title="Your referral code">
        <div className={styles.none}>
          <p>Create your code to refer businesses. It is yours alone and doesn’t expire.</p>
          {errorMessage === null ? null : (
            <InlineAlert tone="danger" isLive>
              {errorMessage}
            </InlineAlert>
          )}
          <Button isLoading={isPending} onPress={() => void run()}>
            Create my code
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card title="Your referral code">
      <div className={styles.code}>
        <div className={styles.share}>
          <p className={styles.text}>{code}</p>
          <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
          <div className={styles.actions}>
            <Button icon={<Copy aria-hidden="true" />} onPress={() => void copyLink(link)}>
              Copy link
            </Button>
            {'share' in navigator ? (
              <Button
                variant="outlined"
                icon={<Share aria-hidden="true" />}
                onPress={() =>
                  void shareReferral(link, `Fill your shifts with Brigade. We both get ${amount}.`)
                }
              >
                Share…
              </Button>
            ) : null}
          </div>
        </div>
        <div className={styles.qr}>
          <QrCode text={link} label="QR code of your referral link" />
        </div>
      </div>
    </Card>
  );
}
