import { join } from 'node:path';
import type { Told } from '../../compiler/compile-day.ts';
import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Problem } from '../../problems/problem.ts';
import { untilVisitors, type LiveSite } from '../../vite/live-site.ts';
import { ConfigFiles } from './config-files.ts';
import type { Kept, KeptDraft } from './kept.ts';
import { Walks, type Visitors } from './walks.ts';

/** What has become of a change. */
export type Outcome = 'waiting' | 'refused';

/** A text that the check refuses, or that would overwrite what another program has written since. */
export interface RefusedDraft extends KeptDraft {
  readonly problems: readonly Problem[];
  /** Whether the file holds something else now than when the draft was begun. */
  readonly isOutdated: boolean;
}

export interface WorkspaceOptions {
  readonly root: string;
  readonly kept: Kept<readonly KeptDraft[]>;
  readonly visitors: Visitors;
  /** Shows the site in open pages as it is now. */
  readonly refresh: (site: LiveSite) => void;
  /** Is told whenever something that Studio shows may be another. */
  readonly changed: () => void;
}

/**
 * Milliseconds after a change of what is only words on a page, where visitors have little to do: by then the frame has
 * what has changed.
 */
const soon = 150;

/**
 * The texts of the site as the person before Studio has them. What the check finds sound shows at once, and lies in its
 * file as soon as visitors have walked it. What it refuses stays a draft, and the site stays as it was.
 */
export class Workspace {
  /** Sound texts that are not in their files yet: the site is compiled with them. */
  readonly unsaved = new Map<string, string>();
  private readonly files: ConfigFiles;
  /** Sound texts that are on their way to the disk. */
  private readonly waiting = new Map<string, KeptDraft>();
  private readonly refused = new Map<string, RefusedDraft>();
  /** What Studio itself has written last, by file. */
  private readonly written = new Map<string, string>();
  private known: readonly Problem[] = [];
  private turns = 0;
  private live: LiveSite | undefined;
  private readonly walks: Walks;

  constructor(private readonly options: WorkspaceOptions) {
    this.files = new ConfigFiles(options.root);
    this.walks = new Walks(options.visitors, this.unsaved, (told) => this.settle(told));
  }

  get site(): LiveSite {
    if (!this.live) throw new Error('The site is not compiled yet');
    return this.live;
  }

  /** A number that grows with each change. */
  get turn(): number {
    return this.turns;
  }

  get drafts(): readonly RefusedDraft[] {
    return [...this.refused.values()];
  }

  /** Takes up the drafts of an earlier run. */
  begin(site: LiveSite): void {
    this.live = site;
    this.known = site.problems;
    // By the first change, visitors have their compiler ready.
    this.walks.soon(soon);
    for (const { file, text, before } of this.options.kept.read())
      if (this.onDisk(file) === before) this.put(new Map([[file, text]]));
      else this.refuse({ file, text, before }, []);
  }

  /** The text of a file as the person has it: the draft, if there is one. */
  textOf(file: string): string | undefined {
    return this.refused.get(file)?.text ?? this.unsaved.get(file) ?? this.files.read(file);
  }

  /** Whether a file's text lies in it, is on its way there, or is a draft. */
  stateOf(file: string): 'saved' | 'waiting' | 'draft' {
    if (this.refused.has(file)) return 'draft';
    return this.waiting.has(file) ? 'waiting' : 'saved';
  }

  /** Changes texts, all together or none. */
  put(texts: ReadonlyMap<string, string>): Outcome {
    const outcome = this.placed(texts);
    this.options.kept.write([...this.refused.values(), ...this.waiting.values()]);
    this.hasChanged();
    return outcome;
  }

  /** Lets go of a draft: the file stays as it is. */
  discard(file: string): void {
    this.refused.delete(file);
    this.options.kept.write([...this.refused.values(), ...this.waiting.values()]);
    this.hasChanged();
  }

  /** Shows the site as on a day: as on today without one. */
  lookAt(day: string | undefined): void {
    this.site.lookAt(day);
    this.options.refresh(this.site);
    this.hasChanged();
  }

  /** Whether the disk holds what Studio itself has written there. */
  isOwn(file: string): boolean {
    const own = this.written.get(file);
    return own !== undefined && this.onDisk(file) === own;
  }

  /** Follows a change that another program has made on the disk. */
  followed(): void {
    this.written.clear();
    for (const { problems, ...draft } of this.drafts) this.refuse(draft, problems);
    this.walks.soon(untilVisitors);
    this.known = [...this.known, ...this.site.problems];
    this.hasChanged();
  }

  private hasChanged(): void {
    this.turns += 1;
    this.options.changed();
  }

  private placed(texts: ReadonlyMap<string, string>): Outcome {
    const drafts = this.drafts.filter(({ isOutdated }) => !isOutdated).map(({ file, text }) => [file, text] as const);
    // Drafts that were refused alone may be sound together: a name, and where it is used.
    const together = new Map([...drafts, ...texts]);
    for (const all of together.size > texts.size ? [together, texts] : [texts]) {
      const { begun, added } = this.tried(all);
      if (added.length === 0) return this.take(all, begun);
      if (all === texts)
        for (const [file, text] of texts) this.refuse({ file, text, before: this.before(file) }, added);
    }
    return 'refused';
  }

  /** What a file held when the first of its changes that are not saved was made. */
  private before(file: string): string | undefined {
    const draft = this.waiting.get(file) ?? this.refused.get(file);
    return draft ? draft.before : this.onDisk(file);
  }

  /** The site with some texts in place of others, and which problems they add. */
  private tried(texts: ReadonlyMap<string, string>): { begun: SiteBegun; added: readonly Problem[] } {
    const before = new Map([...texts.keys()].map((file) => [file, this.unsaved.get(file)]));
    for (const [file, text] of texts) this.unsaved.set(file, text);
    const begun = this.site.read();
    const added = addedIn(begun.problems, [...this.known, ...this.site.problems]);
    if (added.length > 0)
      for (const [file, text] of before)
        if (text === undefined) this.unsaved.delete(file);
        else this.unsaved.set(file, text);
    return { begun, added };
  }

  private take(texts: ReadonlyMap<string, string>, begun: SiteBegun): Outcome {
    for (const [file, text] of texts) {
      this.waiting.set(file, { file, text, before: this.before(file) });
      this.refused.delete(file);
    }
    const [first = ''] = texts.keys();
    this.site.update(join(this.options.root, first), begun);
    this.options.refresh(this.site);
    const hasForms = [...texts.keys()].some((file) => !/^config\/(?:pages\/|site\.yaml)/.test(file));
    this.walks.soon(hasForms ? untilVisitors : soon);
    return 'waiting';
  }

  private refuse(draft: KeptDraft, problems: readonly Problem[]): void {
    this.refused.set(draft.file, { ...draft, problems, isOutdated: this.onDisk(draft.file) !== draft.before });
  }

  /** Writes what visitors have walked without a problem. What they stumble over becomes a draft. */
  private settle(told: Told): void {
    this.site.finished(told);
    const added = addedIn(told.problems, this.known);
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const draft of waiting) {
      const isOutdated = this.onDisk(draft.file) !== draft.before;
      if (added.length > 0 || isOutdated || !this.write(draft)) this.refuse(draft, added);
      this.unsaved.delete(draft.file);
    }
    if (waiting.some(({ file }) => this.refused.has(file))) {
      this.site.update(join(this.options.root, 'config'));
      this.options.refresh(this.site);
    }
    this.known = this.site.problems;
    this.options.kept.write([...this.refused.values()]);
    this.hasChanged();
  }

  /** Whether a text lies in its file now: not when the disk is full, or forbids it. */
  private write({ file, text }: KeptDraft): boolean {
    this.written.set(file, text);
    try {
      this.files.write(file, text);
    } catch (error) {
      console.error(error);
      return false;
    }
    const refused = this.refused.get(file);
    if (refused) this.refuse({ ...refused, before: text }, refused.problems);
    return true;
  }

  private onDisk(file: string): string | undefined {
    return this.files.read(file);
  }
}

/** The problems that are not among those known. */
function addedIn(problems: readonly Problem[], known: readonly Problem[]): readonly Problem[] {
  const keys = new Set(known.map(keyOf));
  return problems.filter((problem) => !keys.has(keyOf(problem)));
}

/** Tells a problem from others, wherever its line has moved. */
const keyOf = ({ code, place, message }: Problem): string => `${code} ${place.file} ${message}`;
