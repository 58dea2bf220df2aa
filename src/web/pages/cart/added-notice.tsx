import { useEffect, useState } from 'react';
import { orderPath } from '#domain/catalogue/categories.ts';
import { addedNoticeTexts } from '#text/pages/cart.ts';
import type { JustAddedItem } from '#web/navigation/navigation-state.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Status } from '#web/ui/messages/status.tsx';

interface AddedNoticeProps {
  justAddedItem: JustAddedItem;
  onGoToSendPanel: () => void;
}

export function AddedNotice({ justAddedItem, onGoToSendPanel }: AddedNoticeProps) {
  const { categoryId, name, quantity, packWeight, unit } = justAddedItem;
  const [isMounted, setIsMounted] = useState(false);
  // The text follows one frame later: screen readers announce only changes of a status that is in the page already.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Notice className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <Status className="flex min-lines-3 flex-[1_1_16rem] items-center gap-3 text-body font-medium md:min-lines-2">
        <Icon name="check" className="flex-none text-leaf" />
        {isMounted && <span>{addedNoticeTexts.added(name, quantity, packWeight, unit)}</span>}
      </Status>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink variant="outline" to={orderPath(categoryId)}>
          {addedNoticeTexts.another[categoryId]}
        </ButtonLink>
        <Button variant="outline" className="max-lg:hidden" onClick={onGoToSendPanel}>
          {addedNoticeTexts.send}
        </Button>
      </div>
    </Notice>
  );
}
