import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { company } from '#content/company.ts';
import { orderPage } from '#text/pages/order.ts';

export function useSampleTitle(name: string | undefined): void {
  const { key } = useLocation();
  const title = name === undefined ? undefined : orderPage.sampleHead(name);
  useEffect(() => {
    // Runs for each history entry, because each one first sets the title of the page.
    if (title !== undefined && key !== '') document.title = `${title} | ${company.name}`;
  }, [title, key]);
}
