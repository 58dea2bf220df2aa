/** URL path of the page that contains the review widget; it is shown only in a frame of the home page. */
export const reviewsFramePath = '/reviews-frame';
