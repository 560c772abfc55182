import type { StepAnswer } from '../../shared/edits.ts';
import type { PagePicturesAnswer } from '../../shared/page-pictures.ts';
import type { CommitAnswer, CommitRequest, PreviewAnswer, ReviewAnswer } from '../../shared/review.ts';
import { ask } from '../api.ts';

export const reviewApi = {
  review: () => ask<ReviewAnswer>('review'),
  takeBack: (file: string, id: string) => ask<StepAnswer>('review/take-back', { file, id }),
  takeAllBack: (key: string) => ask<StepAnswer>('review/take-back-all', { key }),
  takeOver: (ids: readonly string[]) => ask<StepAnswer>('review/take-over', { ids }),
  pictures: () => ask<PagePicturesAnswer>('review/pictures'),
  takePictures: () => ask<PagePicturesAnswer>('review/pictures', {}),
  preview: () => ask<PreviewAnswer>('review/preview'),
  writePreview: () => ask<PreviewAnswer>('review/preview', {}),
  commit: (request: CommitRequest) => ask<CommitAnswer>('review/commit', request),
};
