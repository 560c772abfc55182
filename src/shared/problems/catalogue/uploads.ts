import { problem, type Explanations } from './kit.ts';

/** Fields that ask for files. */
export const problems = {
  uploadNotSent: problem('upload/not-sent', (field: string, kind: 'form' | 'wizard', id: string) => [
    `"${field}" asks for files to be sent, but the ${kind} "${id}" sends nothing.`,
    `Add ${id} to posts in config/site.yaml, or take widget: file, which shows the name of a file and sends none.`,
  ]),
  fileNotSent: problem('upload/not-sent', (field: string, kind: 'form' | 'wizard', id: string) => [
    `The ${kind} "${id}" sends only the name of the file in "${field}", not the file.`,
    'Take widget: upload, which sends the file too.',
  ]),
  uploadNoMaximum: problem('upload/no-maximum', (field: string) => [
    `"${field}" takes any number of files.`,
    'Add maxItems: how many may be sent at most. The server reads no more.',
  ]),
  uploadNoLimit: problem('upload/no-limit', (field: string, kind: 'form' | 'wizard', id: string) => [
    `"${field}" of the ${kind} "${id}" takes files, and nothing limits how many megabytes come.`,
    'Write leads.limits.files in config/site.yaml: files: { address: { megabytes: 200, minutes: 60 }, all: { megabytes: 5000, minutes: 60 } }.',
  ]),
  uploadTogether: problem('upload/together', (megabytes: number, most: number) => [
    most === 0
      ? 'No field asks for files, so this limit says nothing.'
      : `All files together have at most ${Number(most.toFixed(2))} MB, so ${megabytes} MB are never exceeded, and tooLarge is never shown.`,
    most === 0 ? 'Remove files.' : 'Write a smaller maxMegabytes, or remove files.',
  ]),
  uploadOverLimit: problem('upload/over-limit', (form: string, most: number, megabytes: number, needed: number) => [
    `The files of one lead of the ${form} may have ${Number((most / 1e6).toFixed(2))} MB, with the lead itself more than ${megabytes} MB.`,
    `Write ${needed} or more, or let the ${form} take fewer or smaller files (maxItems, maxMegabytes).`,
  ]),
};

export const explanations = {
  'upload/not-sent': {
    means:
      'A visitor chooses a file and believes that it is sent, but it stays on the device: the form or wizard sends nothing, or its control sends only the name.',
    fix: 'In forms and wizards that posts of site.yaml names, use widget: upload. Everywhere else, use widget: file.',
  },
  'upload/no-maximum': {
    means: 'A field of type array takes any number of files. The server has to know how many may come.',
    fix: 'Write maxItems beside type: array, with a message for it.',
  },
  'upload/no-limit': {
    means: 'A form takes files, but site.yaml has no leads.limits.files. One sender could fill the disk.',
    fix: 'Write leads.limits.files, with an amount for each address, and one for all together that the disk has room for.',
  },
  'upload/together': {
    means:
      'A form limits all its files together, and they can never be larger: each field has a smaller limit already.',
    fix: 'Lower files.maxMegabytes, or remove files.',
  },
  'upload/over-limit': {
    means:
      'limits.files of site.yaml is less than all files of one lead may have. Visitors who send the maximum are asked to wait again and again.',
    fix: 'Raise megabytes, with room for more than one try, or lower maxItems or maxMegabytes of the fields.',
  },
} satisfies Explanations;
