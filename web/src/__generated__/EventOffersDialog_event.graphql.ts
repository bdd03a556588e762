/**
 * @generated SignedSource<<c306576604c3ee9278983bb98e62481b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventOffersDialog_event$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOfferableGigs_event">;
  readonly " $fragmentType": "EventOffersDialog_event";
};
export type EventOffersDialog_event$key = {
  readonly " $data"?: EventOffersDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventOffersDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventOffersDialog_event",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOfferableGigs_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "eb3932fade32c74b2c043bbfb9ce4b1b";

export default node;
