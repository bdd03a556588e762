/**
 * @generated SignedSource<<c702818b0ea1eebe8d126e2393ca93f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditShiftDialog_shift$data = {
  readonly confirmedCount: number;
  readonly contactName: string | null | undefined;
  readonly contactPhone: string | null | undefined;
  readonly endTime: string;
  readonly id: string;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "EditShiftDialog_shift";
};
export type EditShiftDialog_shift$key = {
  readonly " $data"?: EditShiftDialog_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditShiftDialog_shift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditShiftDialog_shift",
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
      "name": "contactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedCount",
      "storageKey": null
    }
  ],
  "type": "EventShift",
  "abstractKey": null
};

(node as any).hash = "c49828087e3a68795e6d653e2c7d7b26";

export default node;
