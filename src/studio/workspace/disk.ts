import { ConfigFiles, isPicture } from './config-files.ts';
import type { KeptDraft } from './kept.ts';

type Text = string | undefined;

/** The files of config as they lie on the disk, and what Studio itself has written there last. */
export class Disk {
  private readonly texts: ConfigFiles;
  private readonly pictures: ConfigFiles;
  /** By file; undefined for one that was removed. */
  private readonly written = new Map<string, Text>();

  /** `root`: the folder that holds config/. */
  constructor(root: string) {
    this.texts = new ConfigFiles(root);
    this.pictures = ConfigFiles.pictures(root);
  }

  /** A file, or a picture, of which each byte is a letter. Undefined where there is none. */
  read(file: string): Text {
    return this.filesOf(file).read(file);
  }

  /** A text. Throws for a picture. */
  readText(file: string): Text {
    return this.texts.read(file);
  }

  /** Whether the disk holds what Studio itself has written there. */
  isOwn(file: string): boolean {
    return this.written.has(file) && this.read(file) === this.written.get(file);
  }

  /** Counts nothing as its own that lies there now. */
  disown(): void {
    this.written.clear();
  }

  /** Whether nobody else has changed the files of some drafts since they were begun. */
  isAsBefore(drafts: readonly KeptDraft[]): boolean {
    return drafts.every(({ file, before }) => this.read(file) === before);
  }

  /** Whether all of some texts lie in their files now: none does when the disk is full, or forbids one of them. */
  writeAll(drafts: readonly KeptDraft[]): boolean {
    // What is removed goes last: until then, nothing is lost.
    const ordered = drafts.toSorted((one, other) => Number(isRemoved(one)) - Number(isRemoved(other)));
    const failed = ordered.findIndex(({ file, text }) => !this.write(file, text));
    for (const { file, before } of ordered.slice(0, Math.max(failed, 0))) this.write(file, before);
    return failed === -1;
  }

  /** Whether a text lies in its file now, or is removed. */
  write(file: string, text: Text): boolean {
    this.written.set(file, text);
    try {
      if (text === undefined) this.filesOf(file).remove(file);
      else this.filesOf(file).write(file, text);
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** Writes those pictures among some texts that are not there: the compiler reads them. Returns their names. */
  putPictures(texts: ReadonlyMap<string, Text>): string[] {
    return [...texts].flatMap(([file, text]) =>
      isPicture(file) && text !== undefined && this.read(file) === undefined && this.write(file, text) ? file : [],
    );
  }

  private filesOf(file: string): ConfigFiles {
    return isPicture(file) ? this.pictures : this.texts;
  }
}

const isRemoved = ({ text }: KeptDraft): boolean => text === undefined;
