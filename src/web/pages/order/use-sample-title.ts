import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { company } from '#content/company.ts';
import { orderPageTexts } from '#text/pages/order.ts';

export function useSampleTitle(name: string | undefined): void {
  const { key } = useLocation();
  const title = name === undefined ? undefined : orderPageTexts.sampleHead(name);
  useEffect(() => {
    // Runs again for each history entry, because a navigation first sets the page's own title.
    if (title !== undefined && key !== '') document.title = `${title} | ${company.name}`;
  }, [title, key]);
}
