// Judges passwords in its own thread, in the order in which they come. The lists take 40 MB and half a second.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';

/** The first guesses of an attacker of this site: its names, and what its people are called. */
const wordsOfTheSite = [
  'femcoders',
  'femcoder',
  'femcodersclub',
  'femcoders club',
  'club',
  'comunidad',
  'panot',
  'barcelona',
  'socia',
  'socias',
  'promotora',
  'mentora',
  'editora',
  'moderadora',
  'organizadora',
  'administradora',
  'admin',
];

const factory = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...spanish.dictionary, site: wordsOfTheSite },
  graphs: common.adjacencyGraphs,
});
parentPort?.on('message', (password: string) => parentPort?.postMessage(factory.check(password).guesses));
