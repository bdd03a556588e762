/**
 * @generated SignedSource<<22ec59f66808378d78f90cd6d96f8e3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckInWindow = "CANCELLED" | "EARLY" | "OPEN" | "OVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CheckInDesk_checkIn$data = {
  readonly endTime: string;
  readonly isCodeRequired: boolean;
  readonly opensAt: string;
  readonly startTime: string;
  readonly timeZone: string;
  readonly window: CheckInWindow;
  readonly " $fragmentType": "CheckInDesk_checkIn";
};
export type CheckInDesk_checkIn$key = {
  readonly " $data"?: CheckInDesk_checkIn$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInDesk_checkIn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckInDesk_checkIn",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "window",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "isCodeRequired",
      "storageKey": null
    }
  ],
  "type": "GigCheckIn",
  "abstractKey": null
};

(node as any).hash = "a6712870dcca6ae2f069d503d50a2c1c";

export default node;
