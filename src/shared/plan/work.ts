import type { Answers } from './answers.ts';

/**
 * Works out the answers that expressions give, and settles the answers again, until nothing changes.
 * Takes    `tidy`: drops stale answers
 * Returns  the same object when nothing changed
 */
export type Work = (answers: Answers, before: Before | undefined, tidy: (answers: Answers) => Answers) => Answers;

/**
 * The settled answers before a change, or 'start' when a form begins, so that prefilled fields are filled in. Without
 * either, answers are taken as the visitor left them.
 */
export type Before = Answers | 'start';
