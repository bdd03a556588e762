/**
 * @generated SignedSource<<cf6317f0bdd874bdaf202ef26705750b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventContent_event$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CoverageMatrix_event" | "EventActions_event" | "EventCost_event" | "EventHeader_event" | "EventLeads_event" | "EventShifts_event">;
  readonly " $fragmentType": "EventContent_event";
};
export type EventContent_event$key = {
  readonly " $data"?: EventContent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventContent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventContent_event",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventHeader_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventActions_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoverageMatrix_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventShifts_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventCost_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventLeads_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "5dbc21d9b938937036ccc76d34a98bc2";

export default node;
