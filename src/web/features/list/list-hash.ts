export const listHash = '#paste';
