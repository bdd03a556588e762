/**
 * @generated SignedSource<<ad9ffc5ba4435ed1c87f9ab3cc35880f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExportFailure = "ACCESS_CHANGED" | "ACCOUNT_INACTIVE" | "DOCUMENT" | "FORBIDDEN" | "SESSION_ENDED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "TOO_LARGE" | "UNAVAILABLE" | "%future added value";
export type ExportFormat = "CSV" | "NDJSON" | "%future added value";
export type ExportState = "CANCELED" | "COMPLETED" | "FAILED" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExportRow_export$data = {
  readonly byteCount: number;
  readonly createdAt: string;
  readonly downloadUrl: string | null | undefined;
  readonly expectedRowCount: number | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly failure: ExportFailure | null | undefined;
  readonly failureDetail: string | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly format: ExportFormat;
  readonly id: string;
  readonly missingValueCount: number;
  readonly name: string;
  readonly rowCount: number;
  readonly state: ExportState | null | undefined;
  readonly " $fragmentType": "ExportRow_export";
};
export type ExportRow_export$key = {
  readonly " $data"?: ExportRow_export$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportRow_export">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExportRow_export",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureDetail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedRowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingValueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "Export",
  "abstractKey": null
};

(node as any).hash = "795376291daa27788e5647f9be60d1d5";

export default node;
