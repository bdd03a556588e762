import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** The way from the settings to the API tokens. */
export function ApiTokensCard() {
  return (
    <Card
      title="API tokens"
      actions={
        <>
          <LinkButton variant="text" size="small" href="/settings/api-usage">
            API usage
          </LinkButton>
          <LinkButton variant="outlined" size="small" href="/settings/api-tokens">
            Manage API tokens
          </LinkButton>
        </>
      }
    >
      Let other systems, such as payroll, work in your name.
    </Card>
  );
}
