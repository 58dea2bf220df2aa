/** The document in which the widget of the reviews runs, with headers of its own. */
export const reviewsFramePath = '/reviews-frame';

/** Posted by that document; in CSS pixels. */
export interface ReviewsHeightMessage {
  readonly reviewsHeight: number;
}
