import { ConfigFiles, isPicture } from './config-files.ts';
import type { StoredDraft } from './json-store.ts';

type FileText = string | undefined;

/** The config files on the disk, and what Studio itself has last written there. */
export class Disk {
  private readonly texts: ConfigFiles;
  private readonly pictures: ConfigFiles;
  /** Texts by file; undefined if Studio has removed the file. */
  private readonly written = new Map<string, FileText>();

  /** `root`: the folder with config/. */
  constructor(root: string) {
    this.texts = new ConfigFiles(root);
    this.pictures = ConfigFiles.pictures(root);
  }

  /** The content of a file. In a picture, each byte is one letter. Undefined if the file does not exist. */
  read(file: string): FileText {
    return this.filesOf(file).read(file);
  }

  /** The text of a file. Throws for a picture. */
  readText(file: string): FileText {
    return this.texts.read(file);
  }

  /** Whether the file on the disk is what Studio itself has written. */
  isOwn(file: string): boolean {
    return this.written.has(file) && this.read(file) === this.written.get(file);
  }

  /** Forgets what Studio has written. */
  disown(): void {
    this.written.clear();
  }

  /** Whether the files of some drafts have not changed since the drafts were started. */
  isAsBefore(drafts: readonly StoredDraft[]): boolean {
    return drafts.every(({ file, before }) => this.read(file) === before);
  }

  /** Writes all texts or, on an error, none. Returns whether it has written them. */
  writeAll(drafts: readonly StoredDraft[]): boolean {
    // Removes files last, so that nothing is lost on an error.
    const ordered = drafts.toSorted((one, other) => Number(isRemoved(one)) - Number(isRemoved(other)));
    const failed = ordered.findIndex(({ file, text }) => !this.write(file, text));
    for (const { file, before } of ordered.slice(0, Math.max(failed, 0))) this.write(file, before);
    return failed === -1;
  }

  /** Writes or removes a file. Returns whether that has worked. */
  write(file: string, text: FileText): boolean {
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

  /**
   * Writes the missing pictures among some texts, because the compiler reads them from the disk. Returns their names.
   */
  putPictures(texts: ReadonlyMap<string, FileText>): string[] {
    return [...texts].flatMap(([file, text]) =>
      isPicture(file) && text !== undefined && this.read(file) === undefined && this.write(file, text) ? file : [],
    );
  }

  private filesOf(file: string): ConfigFiles {
    return isPicture(file) ? this.pictures : this.texts;
  }
}

const isRemoved = ({ text }: StoredDraft): boolean => text === undefined;
