import { checkOut } from '../../../authoring/changes/git.ts';
import type { Version } from '../../../authoring/changes/pages.ts';
import { underWay } from '../../../authoring/changes/under-way/under-way.ts';
import { sentencesOf } from '../../../authoring/changes/under-way/words.ts';
import { headOf } from '../../../authoring/changes/working-tree.ts';
import { beginSite } from '../../../compiler/compile-site.ts';
import { leadChecks } from '../../../tools/vite/lead-checks.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { UnderWayAnswer } from '../contract.ts';

/** What the changes since the last commit do to visitors under way. */
export class VisitorsUnderWay {
  /** The site of the last commit that was asked for. */
  private before: { readonly commit: string; readonly version: Version } | undefined;
  private known: { readonly turn: number; readonly commit: string; readonly answer: UnderWayAnswer } | undefined;

  constructor(
    private readonly root: string,
    private readonly workspace: Workspace,
  ) {}

  async answer(): Promise<UnderWayAnswer> {
    const { commit } = await headOf(this.root);
    const before = await this.versionOf(commit);
    const { turn, site } = this.workspace;
    if (this.known?.turn === turn && this.known.commit === commit) return this.known.answer;
    // Of today and in its first language, whatever the preview shows.
    const after: Version = { symbols: site.onAllDays[0]!, languages: site.inOtherLanguages, root: this.root };
    const { forms } = underWay(before, after, leadChecks(before, after));
    const answer = { forms: forms.map((form) => ({ title: form.title, sentences: sentencesOf(form) })) };
    this.known = { turn, commit, answer };
    return answer;
  }

  private async versionOf(commit: string): Promise<Version> {
    if (this.before?.commit === commit) return this.before.version;
    const { folder, remove } = await checkOut(this.root, commit);
    try {
      const { symbols, languages } = beginSite(folder, this.workspace.site.compiler.contracts);
      this.before = { commit, version: { symbols, languages, root: folder } };
      return this.before.version;
    } finally {
      remove();
    }
  }
}
