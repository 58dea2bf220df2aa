export const reviewsFramePath = '/reviews-frame';
