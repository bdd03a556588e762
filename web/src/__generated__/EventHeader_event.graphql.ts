/**
 * @generated SignedSource<<15b88f873ce9be79586898795acb9d1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventHeader_event$data = {
  readonly confirmedCount: number | null | undefined;
  readonly databaseId: number;
  readonly endTime: string | null | undefined;
  readonly name: string;
  readonly placesCount: number | null | undefined;
  readonly startTime: string | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "EventHeader_event";
};
export type EventHeader_event$key = {
  readonly " $data"?: EventHeader_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventHeader_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventHeader_event",
  "selections": [
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
      "name": "placesCount",
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
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "0216dd142f84fa4877c769c04212be68";

export default node;
