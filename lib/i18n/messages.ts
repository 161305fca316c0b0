import type fr from '@/messages/fr.json';

/** The messages of a language: every one has those of French. */
export type Messages = typeof fr;
