import { useEffect } from 'react';
import { company } from '#content/company.ts';
import { orderPageTexts } from '#text/pages/order.ts';

export function useSampleTitle(name: string | undefined): void {
  const title = name === undefined ? undefined : orderPageTexts.sampleHead(name);
  // After every render, because a navigation within the page first sets the page's own title (`usePageChange`).
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${company.name}`;
  });
}
