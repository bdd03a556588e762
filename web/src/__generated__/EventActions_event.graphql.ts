/**
 * @generated SignedSource<<e0c0ea3f10d813afb1ad35ea54e6e816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventActions_event$data = {
  readonly databaseId: number;
  readonly gigsCount: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditEventDialog_event">;
  readonly " $fragmentType": "EventActions_event";
};
export type EventActions_event$key = {
  readonly " $data"?: EventActions_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventActions_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventActions_event",
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
      "name": "gigsCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditEventDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "1a3e02a93113c1a912cf6b6dc4a308a4";

export default node;
