import { head } from '#text/pages/home.ts';
import type { Page } from '#web/navigation/page.ts';
import { HomePage } from './home-page.tsx';

export const page: Page = {
  head,
  content: <HomePage />,
};
