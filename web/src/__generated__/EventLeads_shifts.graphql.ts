/**
 * @generated SignedSource<<04b1f6b0bcb1a718bdb4d8dee021688d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLeads_shifts$data = ReadonlyArray<{
  readonly gigs: ReadonlyArray<{
    readonly databaseId: number;
  }> | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "EventLeads_shifts";
}>;
export type EventLeads_shifts$key = ReadonlyArray<{
  readonly " $data"?: EventLeads_shifts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLeads_shifts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "EventLeads_shifts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gigs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventShift",
  "abstractKey": null
};

(node as any).hash = "a482b8ea4f49e1298efef26821fe84d5";

export default node;
