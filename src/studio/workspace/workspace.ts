import { join } from 'node:path';
import type { Reported } from '../../compiler/day.ts';
import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { visitDelay, type LiveSite } from '../../tools/vite/live-site.ts';
import { addedIn } from './added.ts';
import { isPicture } from './config-files.ts';
import { Disk } from './disk.ts';
import { tryTexts, type Attempt, type Trial } from './trial.ts';
import type { Outcome, RefusedDraft } from './draft.ts';
import { Drafts, isCheckable } from './drafts.ts';
import { draftGroups, groupWith, withOthers, withTexts } from './groups.ts';
import type { JsonStore, StoredDraft } from './json-store.ts';
import { Walks, type Visitors } from '../../tools/vite/visitors/walks.ts';

export interface WorkspaceOptions {
  readonly root: string;
  readonly kept: JsonStore<readonly StoredDraft[]>;
  readonly visitors: Visitors;
  /** Updates open pages. */
  readonly refresh: (site: LiveSite) => void;
  /** Called whenever something that Studio shows may have changed. */
  readonly changed: () => void;
}

/** Debounce of the visitors after a change of pages, in milliseconds: the frame is updated by then. */
const pagesDelay = 150;

/**
 * The current texts of the site. A valid change is shown at once, and written to its file after the check with
 * simulated visitors. A change with problems stays a draft, and the site does not change.
 */
export class Workspace {
  /** Valid texts that are not in their files yet. The site is compiled with them. */
  readonly unsaved = new Map<string, string | undefined>();
  /** The folder with config/. */
  readonly root: string;
  private readonly disk: Disk;
  /** Valid texts that wait to be written. */
  private readonly waiting = new Map<string, StoredDraft>();
  private readonly refused = new Drafts((file) => this.disk.read(file));
  private known: readonly Problem[] = [];
  private turns = 0;
  private live: LiveSite | undefined;
  private readonly walks: Walks;

  constructor(private readonly options: WorkspaceOptions) {
    this.root = options.root;
    this.disk = new Disk(options.root);
    this.walks = new Walks(options.visitors, this.unsaved, {
      done: (told) => this.settle(told),
      faultChanged: () => this.hasChanged(),
    });
  }

  get site(): LiveSite {
    if (!this.live) throw new Error('The site is not compiled yet');
    return this.live;
  }

  /** Grows with each change. */
  get turn(): number {
    return this.turns;
  }

  /** Why nothing is saved: the simulated visitors fail. */
  get fault(): string | undefined {
    return this.walks.fault;
  }

  get drafts(): readonly RefusedDraft[] {
    return this.refused.all;
  }

  /** Restores the drafts of an earlier run. */
  begin(site: LiveSite): void {
    this.live = site;
    this.known = site.problems;
    // Starts the visitors' compiler before the first change.
    this.walks.soon(pagesDelay);
    const kept = this.options.kept.read();
    for (const group of draftGroups(kept)) this.takeUp(group);
    // Not earlier: if Studio ends before, the next run must find all drafts.
    if (kept.length > 0) this.keep();
  }

  private takeUp(group: readonly StoredDraft[]): void {
    try {
      if (this.disk.isAsBefore(group)) return void this.placed(withTexts(group));
    } catch (error) {
      console.error(error);
    }
    for (const draft of group) this.refused.refuse(draft, []);
  }

  /** The current text of a file: the draft, if there is one. Undefined if the file does not exist. */
  textOf(file: string): string | undefined {
    return this.isChanged(file) ? this.changedText(file) : this.disk.readText(file);
  }

  /** The current content of any config file. In a picture, each byte is one letter. */
  contentOf(file: string): string | undefined {
    return this.isChanged(file) ? this.changedText(file) : this.disk.read(file);
  }

  /** Whether the text of a file is written, waits to be written, or is a draft. */
  stateOf(file: string): 'saved' | 'waiting' | 'draft' {
    if (this.refused.get(file)) return 'draft';
    return this.waiting.has(file) ? 'waiting' : 'saved';
  }

  /** The texts that are not on disk: valid ones and drafts. A file can have both. */
  get pending(): readonly StoredDraft[] {
    return [...this.waiting.values(), ...this.drafts];
  }

  /** Changes all texts or none. Creates missing files, and removes a file if its text is undefined. */
  put(texts: Unsaved): Outcome {
    // Throws for a file that is not in config, before anything is changed.
    for (const file of texts.keys()) this.disk.read(file);
    const outcome = this.placed(texts);
    this.keep();
    return outcome;
  }

  /** The draft of a file, with those that are saved together with it. */
  draftsWith(file: string): readonly RefusedDraft[] {
    return this.refused.with(file);
  }

  /** Discards a draft, with those that are saved together with it. The files do not change. */
  discard(file: string): void {
    for (const draft of this.draftsWith(file)) this.refused.remove(draft.file);
    this.recheck();
  }

  /** Shows the site on a day, by default today. */
  lookAt(day: string | undefined): void {
    this.site.lookAt(day);
    this.options.refresh(this.site);
    this.hasChanged();
  }

  /** Whether the file on the disk is what Studio itself has written. */
  isOwn(file: string): boolean {
    return this.disk.isOwn(file);
  }

  /** Takes over a change that another program has made on the disk. */
  followed(): void {
    this.disk.disown();
    for (const { problems, ...draft } of this.drafts) this.refused.refuse(draft, problems);
    this.walks.soon(visitDelay);
    this.known = [...this.known, ...this.site.problems];
    this.recheck();
  }

  hasChanged(): void {
    this.turns += 1;
    this.options.changed();
  }

  /** The site with changed texts and its new problems. Does not change anything. */
  trial(texts: Unsaved): Trial {
    const trial = this.tried(texts);
    trial.leave();
    return trial;
  }

  /** Stores the texts that are not in their files yet. */
  private keep(): void {
    this.options.kept.write(this.pending);
    this.hasChanged();
  }

  private placed(texts: Unsaved): Outcome {
    const own = withTexts(groupWith(texts.keys(), this.drafts), texts);
    const others = this.drafts.filter(({ isOutdated }) => !isOutdated);
    // First without other drafts: this is usually valid, and each try compiles the site. Then with all of them.
    for (const [nth, some] of [own, ...withOthers(own, others)].entries()) {
      const { begun, added, leave } = this.tried(some);
      if (added.length === 0) return this.take(some, begun);
      leave();
      if (nth === 0) for (const draft of this.draftsOf(own, this.refused)) this.refused.refuse(draft, added);
      if (nth === 1 || others.every(({ file }) => own.has(file))) this.share({ begun, added }, [...own.keys()][0]);
    }
    return 'refused';
  }

  /** Checks all drafts together, because each can cause or solve problems of others. */
  private recheck(): void {
    const texts = withTexts(this.drafts.filter(isCheckable));
    if (texts.size > 0) {
      const { begun, added, leave } = this.tried(texts);
      if (added.length === 0) this.take(texts, begun);
      else leave();
      if (added.length > 0) this.share({ begun, added });
    }
    this.keep();
  }

  /** Gives drafts their problems of a check of all drafts. `cause`: the file of the last change. */
  private share({ begun, added }: Trial, cause?: string): void {
    this.refused.share(added, cause);
    // The text editor completes names from the typed text, even if it is refused.
    this.site.newest = begun;
  }

  /**
   * Takes drafts that have become valid, by themselves or with texts that visitors have just refused, such as an option
   * and its owner.
   */
  private takeSound(back: Unsaved): void {
    for (const group of draftGroups(this.drafts)) {
      if (!group.every(isCheckable)) continue;
      const texts = withTexts(group, back);
      const { begun, added, leave } = this.tried(texts);
      if (added.length === 0) this.take(texts, begun);
      else leave();
    }
    this.recheck();
  }

  /** Texts as drafts of one change, joined with earlier drafts of the same files. */
  private draftsOf(texts: Unsaved, earlier: { get(file: string): StoredDraft | undefined }): StoredDraft[] {
    return [...texts].map(([file, text]) => ({
      file,
      text,
      before: this.before(file),
      together: [...new Set([...(earlier.get(file)?.together ?? []), ...texts.keys()])],
    }));
  }

  /** The content of a file before its first unsaved change. */
  private before(file: string): string | undefined {
    const draft = this.waiting.get(file) ?? this.refused.get(file);
    return draft ? draft.before : this.disk.read(file);
  }

  private tried(texts: Unsaved): Attempt {
    return tryTexts(texts, { site: this.site, disk: this.disk, unsaved: this.unsaved, known: this.known });
  }

  private take(texts: Unsaved, begun: SiteBegun): Outcome {
    for (const draft of this.draftsOf(texts, this.waiting)) {
      // A new picture is already on the disk.
      const isThere = isPicture(draft.file) && draft.text !== undefined;
      this.waiting.set(draft.file, isThere ? { ...draft, before: draft.text } : draft);
      this.refused.remove(draft.file);
    }
    const [first = ''] = texts.keys();
    this.site.update(join(this.options.root, first), begun);
    this.options.refresh(this.site);
    const hasForms = [...texts.keys()].some((file) => !/^config\/(?:pages\/|site\.yaml)/.test(file));
    this.walks.soon(hasForms ? visitDelay : pagesDelay);
    return 'waiting';
  }

  /** Writes changes in which visitors have found no problem. Others become drafts. */
  private settle(told: Reported): void {
    this.site.finished(told);
    const added = addedIn(told.problems, this.known);
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    const back: StoredDraft[] = [];
    for (const group of draftGroups(waiting)) {
      const isSaved = added.length === 0 && this.disk.isAsBefore(group) && this.write(group);
      if (!isSaved) back.push(...group);
      for (const draft of group) {
        // A newer draft of the same file stays.
        if (!isSaved && !this.refused.get(draft.file)) this.refused.refuse({ ...draft, hasStumbled: true }, added);
        this.unsaved.delete(draft.file);
      }
    }
    if (back.length > 0) {
      this.site.update(join(this.options.root, 'config'));
      this.options.refresh(this.site);
    }
    this.known = this.site.problems;
    this.keep();
    const isKept = ({ file, text }: StoredDraft) => this.textOf(file) === text && !this.refused.get(file)!.isOutdated;
    const again = withTexts(back.filter(isKept));
    if (again.size > 0 || (waiting.length > 0 && back.length === 0)) this.takeSound(again);
  }

  private write(drafts: readonly StoredDraft[]): boolean {
    if (!this.disk.writeAll(drafts)) return false;
    for (const { file, text } of drafts) this.refused.rebase(file, text);
    return true;
  }

  private isChanged(file: string): boolean {
    return this.refused.get(file) !== undefined || this.unsaved.has(file);
  }

  private changedText(file: string): string | undefined {
    return (this.refused.get(file) ?? { text: this.unsaved.get(file) }).text;
  }
}
