/** The accounts that the demo data brings, each with the role that it shows. */
const demoAccounts = [
  ['manager@brigade.example', 'location admin: start here'],
  ['member@brigade.example', 'team member'],
  ['onsite@brigade.example', 'onsite manager: no wages, no selecting'],
  ['owner@brigade.example', 'organization admin'],
  ['admin@brigade.example', 'platform admin'],
] as const;

/** The text printed once everything runs. `outboxUrl` is null for an external REST API. */
export function welcome({ gatewayUrl, outboxUrl }: { gatewayUrl: string; outboxUrl: string | null }): string {
  const lines = [
    '',
    '  Brigade is ready',
    '',
    `  Web app    ${gatewayUrl}`,
    `  GraphiQL   ${gatewayUrl}/graphiql`,
  ];
  if (outboxUrl) {
    const accounts = demoAccounts.map(([address, role]) => `    ${address.padEnd(26)}${role}`);
    lines.push(
      `  Outbox     ${outboxUrl}  (sign-in codes appear here)`,
      '',
      '  Sign in by email as',
      ...accounts,
    );
  }
  return `${lines.join('\n')}\n\n  Stop with Ctrl-C.\n\n`;
}
