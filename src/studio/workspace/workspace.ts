import { join } from 'node:path';
import type { Told } from '../../compiler/day.ts';
import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { untilVisitors, type LiveSite } from '../../tools/vite/live-site.ts';
import { addedIn } from './added.ts';
import { isPicture } from './config-files.ts';
import { Disk } from './disk.ts';
import type { Outcome, RefusedDraft, Trial } from './draft.ts';
import { groupsOf, groupWith, withOthers, withTexts } from './groups.ts';
import type { Kept, KeptDraft } from './kept.ts';
import { Walks, type Visitors } from '../visitors/server/walks.ts';

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
  readonly unsaved = new Map<string, string | undefined>();
  /** The folder that holds config/. */
  readonly root: string;
  private readonly disk: Disk;
  /** Sound texts that are on their way to the disk. */
  private readonly waiting = new Map<string, KeptDraft>();
  private readonly refused = new Map<string, RefusedDraft>();
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

  /** A number that grows with each change. */
  get turn(): number {
    return this.turns;
  }

  /** Why nothing is saved: visitors do not come back. */
  get fault(): string | undefined {
    return this.walks.fault;
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
    const kept = this.options.kept.read();
    for (const group of groupsOf(kept)) this.takeUp(group);
    // Only now: when Studio ends before, the next run finds all of them.
    if (kept.length > 0) this.keep();
  }

  private takeUp(group: readonly KeptDraft[]): void {
    try {
      if (this.disk.isAsBefore(group)) return void this.placed(withTexts(group));
    } catch (error) {
      console.error(error);
    }
    for (const draft of group) this.refuse(draft, []);
  }

  /** The text of a file as the person has it: the draft, if there is one. Undefined where there is no such file. */
  textOf(file: string): string | undefined {
    return this.isChanged(file) ? this.changedText(file) : this.disk.readText(file);
  }

  /** The same of any file of config: of a picture, each byte is a letter. */
  contentOf(file: string): string | undefined {
    return this.isChanged(file) ? this.changedText(file) : this.disk.read(file);
  }

  /** Whether a file's text lies in it, is on its way there, or is a draft. */
  stateOf(file: string): 'saved' | 'waiting' | 'draft' {
    if (this.refused.has(file)) return 'draft';
    return this.waiting.has(file) ? 'waiting' : 'saved';
  }

  /** Changes texts, all together or none. A file is new, or removed where its text is undefined. */
  put(texts: Unsaved): Outcome {
    // Throws for a file that is none of config, before anything is changed.
    for (const file of texts.keys()) this.disk.read(file);
    const outcome = this.placed(texts);
    this.keep();
    return outcome;
  }

  /** The draft of a file, with those that are saved with it or not at all. */
  draftsWith(file: string): readonly RefusedDraft[] {
    return groupWith([file], this.drafts);
  }

  /** Lets go of a draft, and of those that are saved with it or not at all: the files stay as they are. */
  discard(file: string): void {
    for (const draft of this.draftsWith(file)) this.refused.delete(draft.file);
    this.keep();
  }

  /** Shows the site as on a day: as on today without one. */
  lookAt(day: string | undefined): void {
    this.site.lookAt(day);
    this.options.refresh(this.site);
    this.hasChanged();
  }

  /** Whether the disk holds what Studio itself has written there. */
  isOwn(file: string): boolean {
    return this.disk.isOwn(file);
  }

  /** Follows a change that another program has made on the disk. */
  followed(): void {
    this.disk.disown();
    for (const { problems, ...draft } of this.drafts) this.refuse(draft, problems);
    this.walks.soon(untilVisitors);
    this.known = [...this.known, ...this.site.problems];
    this.hasChanged();
  }

  private hasChanged(): void {
    this.turns += 1;
    this.options.changed();
  }

  /** The site as texts would make it, and which problems they would add. Nothing is changed. */
  trial(texts: Unsaved): Trial {
    const trial = this.tried(texts);
    trial.leave();
    return trial;
  }

  /** Keeps what does not lie in its file yet, after each change of that. */
  private keep(): void {
    this.options.kept.write([...this.waiting.values(), ...this.refused.values()]);
    this.hasChanged();
  }

  private placed(texts: Unsaved): Outcome {
    const own = withTexts(groupWith(texts.keys(), this.drafts), texts);
    const others = this.drafts.filter(({ isOutdated }) => !isOutdated);
    // By themselves first: mostly they are sound, and each try compiles the site.
    for (const some of [own, ...withOthers(own, others)]) {
      const { begun, added, leave } = this.tried(some);
      if (added.length === 0) return this.take(some, begun);
      leave();
      if (some !== own) continue;
      for (const draft of this.draftsOf(own, this.refused)) this.refuse(draft, added);
      // What the editor of texts knows of names is of the text that is typed.
      this.site.newest = begun;
    }
    return 'refused';
  }

  /** Takes drafts that are sound by now, or with what visitors have just stumbled over: an option and its owner. */
  private takeSound(back: Unsaved): void {
    for (const group of groupsOf(this.drafts)) {
      if (group.some(({ isOutdated, hasStumbled }) => isOutdated || hasStumbled === true)) continue;
      const texts = withTexts(group, back);
      const { begun, added, leave } = this.tried(texts);
      if (added.length === 0) this.take(texts, begun);
      else leave();
    }
    this.keep();
  }

  /** Texts as drafts of one change, each with those of earlier changes that it goes on with. */
  private draftsOf(texts: Unsaved, earlier: ReadonlyMap<string, KeptDraft>): KeptDraft[] {
    return [...texts].map(([file, text]) => ({
      file,
      text,
      before: this.before(file),
      together: [...new Set([...(earlier.get(file)?.together ?? []), ...texts.keys()])],
    }));
  }

  /** What a file held when the first of its changes that are not saved was made. */
  private before(file: string): string | undefined {
    const draft = this.waiting.get(file) ?? this.refused.get(file);
    return draft ? draft.before : this.disk.read(file);
  }

  /** The site as texts make it from now on, unless they are left, and which problems they add. */
  private tried(texts: Unsaved): Trial & { leave(): void } {
    const { newest } = this.site;
    const before = [...this.unsaved];
    const pictures = this.disk.putPictures(texts);
    for (const [file, text] of texts) this.unsaved.set(file, text);
    const leave = () => {
      this.unsaved.clear();
      for (const [file, text] of before) this.unsaved.set(file, text);
      for (const file of pictures) this.disk.write(file, undefined);
      this.site.newest = newest;
    };
    try {
      const begun = this.site.read();
      return { begun, added: addedIn(begun.problems, [...this.known, ...this.site.problems]), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private take(texts: Unsaved, begun: SiteBegun): Outcome {
    for (const draft of this.draftsOf(texts, this.waiting)) {
      // A picture that comes lies there already.
      const isThere = isPicture(draft.file) && draft.text !== undefined;
      this.waiting.set(draft.file, isThere ? { ...draft, before: draft.text } : draft);
      this.refused.delete(draft.file);
    }
    const [first = ''] = texts.keys();
    this.site.update(join(this.options.root, first), begun);
    this.options.refresh(this.site);
    const hasForms = [...texts.keys()].some((file) => !/^config\/(?:pages\/|site\.yaml)/.test(file));
    this.walks.soon(hasForms ? untilVisitors : soon);
    return 'waiting';
  }

  private refuse(draft: KeptDraft & Pick<RefusedDraft, 'hasStumbled'>, problems: readonly Problem[]): void {
    this.refused.set(draft.file, { ...draft, problems, isOutdated: this.disk.read(draft.file) !== draft.before });
  }

  /** Writes what visitors have walked without a problem. What they stumble over becomes a draft. */
  private settle(told: Told): void {
    this.site.finished(told);
    const added = addedIn(told.problems, this.known);
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    const back: KeptDraft[] = [];
    for (const group of groupsOf(waiting)) {
      const isSaved = added.length === 0 && this.disk.isAsBefore(group) && this.write(group);
      if (!isSaved) back.push(...group);
      for (const draft of group) {
        // A newer draft of the same file stays.
        if (!isSaved && !this.refused.has(draft.file)) this.refuse({ ...draft, hasStumbled: true }, added);
        this.unsaved.delete(draft.file);
      }
    }
    if (back.length > 0) {
      this.site.update(join(this.options.root, 'config'));
      this.options.refresh(this.site);
    }
    this.known = this.site.problems;
    this.keep();
    const isKept = ({ file, text }: KeptDraft) => this.textOf(file) === text && !this.refused.get(file)!.isOutdated;
    const again = withTexts(back.filter(isKept));
    if (again.size > 0 || (waiting.length > 0 && back.length === 0)) this.takeSound(again);
  }

  private write(drafts: readonly KeptDraft[]): boolean {
    if (!this.disk.writeAll(drafts)) return false;
    for (const { file, text } of drafts) {
      const refused = this.refused.get(file);
      if (refused) this.refuse({ ...refused, before: text }, refused.problems);
    }
    return true;
  }

  private isChanged(file: string): boolean {
    return this.refused.has(file) || this.unsaved.has(file);
  }

  private changedText(file: string): string | undefined {
    return (this.refused.get(file) ?? { text: this.unsaved.get(file) }).text;
  }
}
