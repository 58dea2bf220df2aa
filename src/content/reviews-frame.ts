/** The page is shown in a frame of the home page only. */
export const reviewsFramePath = '/reviews-frame';
