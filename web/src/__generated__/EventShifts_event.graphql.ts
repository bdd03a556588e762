/**
 * @generated SignedSource<<31801b456f51d940c2c0ebfe28388178>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventShifts_event$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentType": "EventShifts_event";
};
export type EventShifts_event$key = {
  readonly " $data"?: EventShifts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventShifts_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventShifts_event",
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
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "bdf014cdc3639894c2f52eb19ca5beb7";

export default node;
