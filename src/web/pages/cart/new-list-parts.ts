export { clearList, restoreList } from './clear-list.ts';
export { NewListNotice } from './new-list-notice.tsx';
