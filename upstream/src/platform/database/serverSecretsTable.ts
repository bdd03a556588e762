export interface ServerSecretsTable {
  name: string;
  secret: string;
}

declare module './tables.ts' {
  interface Tables {
    server_secrets: ServerSecretsTable;
  }
}
