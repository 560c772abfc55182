import { problem, type Explanations } from './kit.ts';

/** What visitors have sent, and open again. */
export const problems = {
  correctsUnsent: problem('request/not-corrected', (form: string) => [
    `The form "${form}" sends nothing, so no request of it can be corrected.`,
    `Remove ${form}, or add it to posts in config/site.yaml.`,
  ]),
  correctsFiles: problem('request/not-corrected', (form: string) => [
    `The form "${form}" asks for files, and these cannot be corrected.`,
    `Remove ${form}: its visitors send a new request, and erase this one.`,
  ]),
  lostLink: problem('request/lost', (own: string) => [
    `Its sender cannot open the request at ${own}: only notify keeps the private link, and no notify comes after it was sent.`,
    "Add notify: 'You asked us for a call back. Your reference is {reference}.' with words of your own.",
  ]),
};

export const explanations = {
  'request/not-corrected': {
    means:
      'A block lets visitors correct the requests of a form that has none, or whose requests have files. No visitor would ever see that form there.',
    fix: 'Name only forms that posts of config/site.yaml names and that have no control `upload`.',
  },
  'request/lost': {
    means:
      'The server gives the private link to a request once, and only the action `notify` keeps it on the device. A form or wizard sends its answers without it, or sends them after it, so its sender could not see, withdraw or erase the request without calling. The rule holds for sites that declare leads: own.',
    fix: 'Write notify after sendLead, with the words that the list of requests shows. A form without sendLead sends first.',
  },
} satisfies Explanations;
