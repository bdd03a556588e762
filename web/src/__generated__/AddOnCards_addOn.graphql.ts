/**
 * @generated SignedSource<<16d44b2a04dbc0b7157ce94a4e601aae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddOnStatus = "ACTIVE" | "ENDED" | "SCHEDULED" | "%future added value";
export type AddOnType = "API_ACCESS" | "BACKGROUND_CHECKS" | "CONCIERGE" | "HIRE" | "W2_WORKERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddOnCards_addOn$data = ReadonlyArray<{
  readonly endDate: string | null | undefined;
  readonly id: string;
  readonly notes: string;
  readonly startDate: string;
  readonly status: AddOnStatus | null | undefined;
  readonly type: AddOnType | null | undefined;
  readonly " $fragmentType": "AddOnCards_addOn";
}>;
export type AddOnCards_addOn$key = ReadonlyArray<{
  readonly " $data"?: AddOnCards_addOn$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddOnCards_addOn">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AddOnCards_addOn",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "LocationAddOn",
  "abstractKey": null
};

(node as any).hash = "46b8e750874ab3a3a41a0b2c5ccdc4eb";

export default node;
